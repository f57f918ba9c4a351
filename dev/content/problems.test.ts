import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#dev/run.ts';
import { makeFolder } from '#tests/folder.ts';
import { contentProblems } from './problems.ts';

const ARTICLE = 'content/blog/vat-registration-guide-south-africa.md';
const SIGNED = 'content/blog/understanding-south-africa-investment-tax-rules.md';
const PEOPLE = 'content/people.ts';
const SERVICE = 'content/service-pages/tax-company.md';
const isPage = (pathname: string) => pathname !== '/no-such-page';

test('the content has no mistakes', async () => {
  expect(await contentProblems(ROOT, isPage)).toEqual([]);
});

test('each mistake is named with its file and line', async () => {
  const root = makeFolder('content-');
  for (const folder of ['content', 'public'])
    cpSync(join(ROOT, folder), join(root, folder), { recursive: true });
  const mistakes: [file: string, from: string | RegExp, to: string, text: string][] = [
    [ARTICLE, /^excerpt:.*\n/m, '', 'the front matter has no excerpt'],
    [ARTICLE, /^date:.*$/m, 'date: soon', 'date: '],
    [ARTICLE, '{{vat.', '{{vta.', 'no such figure: {{vta.'],
    [ARTICLE, '\n## ', '\n[a](/no-such-page)\n## ', 'there is no page /no-such-page'],
    [ARTICLE, '\n## ', '\n[b](/blog/none)\n## ', 'there is no page /blog/none'],
    ['content/legal/terms.md', '{{firm.name}}', '{{firm.nmae}}', 'no such fact: {{firm.nmae}}'],
    ['content/letters/shared/opening.md', '{{firm.name}}', '{{firm.nmae}}', 'no such field: {{firm.nmae}}'],
    ['content/letters/estate.md', '\n## ', '\n{{executor}}\n## ', 'no such field: {{executor}}'],
    ['content/letters/vat.md', /^version:.*$/m, 'version: last', 'version: '],
    [SIGNED, /^author:\n.*$/m, 'author:\n  name: Nobody', 'author.name: content/people.ts has no'],
    ['content/firm.ts', "directors: ['", "directors: ['Nobody', '", 'content/people.ts has no'],
    [PEOPLE, /portrait: (?!`).*/, "portrait: 'nobody.svg',", 'content/people/ has no nobody.svg'],
    [PEOPLE, /services: \['.*/, "services: ['/no-such-page'],", 'there is no page /no-such-page'],
    [SERVICE, 'plans: [', 'plans: [gold, ', "content/plans.ts has no plan 'gold'"],
    [SERVICE, "'/contact?service=company-tax'", "'/no-such-page'", 'there is no page /no-such-page'],
  ];
  for (const [file, from, to, text] of mistakes) {
    const source = readFileSync(join(root, file), 'utf8');
    const changed = source.replace(from, to);
    expect(changed, text).not.toBe(source);
    writeFileSync(join(root, file), changed);
  }
  const problems = await contentProblems(root, isPage);
  expect(problems).toHaveLength(mistakes.length);
  for (const [file, , to, text] of mistakes) {
    const found = problems.find((problem) => problem.file === file && problem.text.startsWith(text));
    expect(found, text).toBeDefined();
    const line = readFileSync(join(root, file), 'utf8').split('\n')[(found?.line ?? 0) - 1];
    expect(line, text).toContain(to.trim().split('\n')[0]);
  }
});

test('an article has the slug that its file is named after', async () => {
  const root = makeFolder('content-');
  cpSync(join(ROOT, ARTICLE), join(root, 'content/blog/another.md'));
  expect(await contentProblems(root, () => true)).toContainEqual({
    file: 'content/blog/another.md',
    line: expect.any(Number),
    text: "the slug 'vat-registration-guide-south-africa' is not the name of the file",
  });
});
