import { ARTICLES, articleWordsNow, fileArticles } from '#app/site/blog/article-files.server.ts';
import { SLUG, slugOf, type ArticleWords } from '#app/site/blog/article-words.ts';
import { categories } from '#app/site/blog/article.ts';
import { compiledArticles } from '#app/site/blog/compiled-articles.server.ts';
import { fillFigures } from '#app/site/blog/figures.ts';
import { readTime } from '#app/site/blog/read-time.ts';
import { pictureProblem } from '#app/site/blog/pictures-in-texts.ts';
import { referencesOf, unnamedSections } from '#app/site/blog/references.ts';
import { peopleNow } from '#app/firm/people/people.ts';
import { keyOf } from '#app/platform/processes/compiled-texts.server.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { failureOf } from '#app/platform/core/own-error.ts';
import { recordOf } from '#app/platform/core/keys.ts';
import type { Law } from '#app/tax/rates/law.ts';
import { keptPages } from '../kept-pages.server.ts';
import type { Content, Errors } from '../define-content.ts';
import type { Fields, ValuesOf } from '../field.ts';
import { atLine } from '../named-in-text.ts';
import { asSentence } from '#app/platform/core/text.ts';

const fields = () =>
  ({
    title: { kind: 'line', label: 'Title', length: [5, 110] },
    slug: {
      kind: 'line',
      label: 'Address',
      hint: 'Behind /blog/, in small letters and hyphens: vat-on-imports. Of a new one it is made from the title, if you leave it empty. Who comes by an old address is led to the new one.',
      length: [3, 90],
    },
    excerpt: {
      kind: 'line',
      label: 'In one or two sentences',
      hint: 'In the list, in searches and where the article is shared',
      length: [30, 240],
      fills: 'figures',
      isMeta: true,
    },
    body: {
      kind: 'text',
      label: 'Text',
      hint: 'Markdown: ## for a heading, - for a list, | Year | Rebate | with | --- | --- | in the next line for a table, [words](/page) for a link, {{cgt.annualExclusion now}} for a figure that moves on with the tax year, 2027 instead of “now” for one that stays. A question under the last heading, as ### with a question mark, opens when it is pressed.',
      length: [100, 60_000],
      fills: 'figures',
      rows: 30,
      isMarkdown: true,
    },
    category: { kind: 'choice', label: 'Category', options: recordOf(categories, (category) => category) },
    tags: {
      kind: 'lines',
      label: 'Tags',
      hint: 'One in each line: provisional-tax',
      length: [2, 40],
      most: 8,
      optional: true,
    },
    author: {
      kind: 'choice',
      label: 'Author',
      hint: 'None: the team of the firm',
      options: Object.fromEntries(peopleNow().map(({ name }) => [name, name])),
      isOpen: true,
      optional: true,
    },
    written: { kind: 'day', label: 'Written on' },
    checked: { kind: 'day', label: 'Figures and law last checked on' },
    law: {
      kind: 'lines',
      label: 'Law',
      hint: 'An Act in each line, with the sections that the text names: Income Tax Act 58 of 1962: section 12T; section 9C',
      length: [5, 400],
      most: 20,
      optional: true,
    },
    folded: {
      kind: 'lines',
      label: 'Parts that a phone opens when they are pressed',
      hint: 'Headings as they stand in addresses, one in each line: a-year-worked-through',
      length: [1, 120],
      most: 10,
      optional: true,
    },
  }) as const satisfies Fields;

type Values = ValuesOf<ReturnType<typeof fields>>;

export const articleContent: Content<ArticleWords, Values> = {
  name: ARTICLES,
  noun: 'article',
  plural: 'articles',
  about: 'The blog. The time to read is counted, and sources are listed by themselves.',
  fields,
  file: fileArticles,
  grows: true,
  checkedYearly: { day: 'checked', by: 'author' },
  idOf: ({ item }) => item,
  titleOf: ({ title }) => title,
  valuesOf: ({ item: _item, id: _id, tags, law, folded, ...words }) => ({
    ...words,
    tags: orNull(tags),
    law: orNull(law.map(lineOf)),
    folded: orNull(folded),
  }),
  itemOf: ({ tags, law, folded, category, ...words }, item, file) => ({
    ...words,
    item,
    id: file?.id ?? Number.parseInt(item.slice(0, 8), 16),
    category: categories.find((one) => one === category) ?? categories[0],
    tags: [...(tags ?? [])],
    law: (law ?? []).map(lawIn),
    folded: [...(folded ?? [])],
  }),
  check: ({ slug, law, body, written, checked }) => ({
    slug: SLUG.test(slug) ? undefined : 'Small letters, digits and single hyphens: vat-on-imports.',
    law: lawProblem((law ?? []).map(lawIn), body),
    checked: checked < written ? 'It cannot be checked before it was written.' : undefined,
  }),
  startsAs: (today) => ({ written: today, checked: today }),
  fillIn: ({ slug = '', title = '' }) => ({ slug: slug || slugOf(title) }),
  checkAmong: ({ slug, author, checked, body }, file, id) => ({
    body: wrongPicture(body),
    slug: articleWordsNow().some((other) => other.slug === slug && other.item !== id)
      ? 'Another article has this address.'
      : undefined,
    author:
      author !== null && author !== file?.author && !peopleNow().some(({ name }) => name === author)
        ? 'Nobody of that name works here.'
        : undefined,
    checked: checked > southAfricanDay() ? 'That day is still to come.' : undefined,
  }),
  notesOf: ({ body = '' }) => ({ body: readTimeOf(body) }),
  prepare,
  shownOn: ({ slug }) => [
    { path: `/blog/${slug}`, label: 'The article' },
    { path: '/blog', label: 'The blog' },
  ],
};

/** The build has compiled the articles of the files. */
async function prepare(items: readonly ArticleWords[]): Promise<(Errors | null)[]> {
  const known = new Set(fileArticles.map(keyOf));
  const own = items.filter((item) => !known.has(keyOf(item)));
  const problems = await compiledArticles.compile(own, keptPages);
  return items.map((item) => {
    const problem = problems[own.indexOf(item)];
    return problem ? { [problem.endsWith(' to fold') ? 'folded' : 'body']: asSentence(problem) } : null;
  });
}

function lawProblem(law: readonly Law[], body: string): string | undefined {
  if (law.some(({ act }) => act === ''))
    return 'Each line begins with its Act: Income Tax Act 58 of 1962: section 12T';
  // The text reports an unknown figure elsewhere; here it names no law.
  const known = failureOf(() => referencesOf(body, law)) === null ? referencesOf(body, law).law : null;
  const [missing] = known ? unnamedSections(body, known) : [];
  return missing && `Of which Act is section ${missing}, which the text names? Write it here.`;
}

/** The same as on the page; an unknown figure counts as a word. */
function readTimeOf(body: string): string {
  return readTime(failureOf(() => fillFigures(body)) === null ? fillFigures(body) : body);
}

function wrongPicture(body: string): string | undefined {
  const wrong = pictureProblem(body);
  return wrong ? atLine(body, wrong.index, wrong.problem) : undefined;
}

function lineOf({ act, places }: Law): string {
  return places.length > 0 ? `${act}: ${places.join('; ')}` : act;
}

function lawIn(line: string): Law {
  const [act = '', ...places] = line.split(/: |; /).map((part) => part.trim());
  return { act, places: places.filter(Boolean) };
}

function orNull(lines: readonly string[]): readonly string[] | null {
  return lines.length > 0 ? lines : null;
}
