import { expect, test } from 'vitest';
import { pictureMarkdown, pictureProblem, picturesInText } from './pictures-in-texts.ts';

const PATH = '/logos/content-00000000000000000000000000000000-800x450.webp';

test('a picture needs words for who cannot see it, and has to be one of this site', () => {
  expect(pictureProblem(`Text.\n\n![A till roll](${PATH})\n\n![Another](${PATH} "A title")`)).toBeNull();
  for (const [wrong, problem] of [
    [`![](${PATH})`, 'say between the square brackets what the picture shows'],
    [`![  ](${PATH})`, 'say between the square brackets what the picture shows'],
    ['![A till](https://elsewhere.example/x.png)', 'https://elsewhere.example/x.png is not shown'],
    ['![A till](data:image/gif;base64,R0lGODlh)', 'is not shown: put the picture in as a file'],
    ['![A till](/logos/till.webp)', 'is not shown'],
    [`<img src="${PATH}">`, 'a picture is written as ![what it shows](its address)'],
    ['![A till][till]', 'a picture is written as ![what it shows](its address)'],
  ] as const)
    expect(pictureProblem(`Text.\n${wrong}`), wrong).toEqual({
      problem: expect.stringContaining(problem),
      index: 6,
    });
});

test('words with brackets and lines stay one picture', () => {
  const written = pictureMarkdown(PATH, 'A till [2026]\n with rolls');
  expect(written).toBe(`![A till 2026 with rolls](${PATH})`);
  expect(pictureProblem(written)).toBeNull();
});

test('a picture without words is a decoration only where that is written', () => {
  const decoration = pictureMarkdown(PATH, null, '"A title"');
  expect(decoration).toBe(`![](${PATH} "decoration")`);
  expect(pictureProblem(decoration)).toBeNull();
  expect(pictureProblem(`![ ](${PATH} 'decoration')`)).toBeNull();
  expect(pictureProblem(`![](${PATH} "A decoration")`)).not.toBeNull();
});

test('each picture of the site in a text has its words, and is written back as it was', () => {
  const text = `![A till](${PATH} "Paper")\n\n![](${PATH} "decoration") ![](${PATH}) ![x](/logos/x.webp)`;
  const found = picturesInText(text);
  expect(found.map(({ alt, title }) => [alt, title])).toEqual([
    ['A till', '"Paper"'],
    [null, ''],
    ['', ''],
  ]);
  for (const { path, alt, title, index, markdown } of found) {
    expect(pictureMarkdown(path, alt, title)).toBe(markdown);
    expect(text.slice(index, index + markdown.length)).toBe(markdown);
  }
});
