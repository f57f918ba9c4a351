import { specifiedClauses } from '#content/specified.ts';
import {
  compiledLegal,
  compiledPart,
  LEGAL,
  legalFiles,
  legalWordsNow,
  type LegalFile,
} from '#app/site/legal/legal-files.server.ts';
import { failureOf } from '#app/platform/core/own-error.ts';
import { keyOf } from '#app/platform/processes/compiled-texts.server.ts';
import type { LegalText } from '#app/site/legal/legal-text.ts';
import { LEGAL_NAMES, type LegalName } from '#app/site/legal/legal-words.ts';
import { keptPages } from '../kept-pages.server.ts';
import type { Content, Errors } from '../define-content.ts';
import { FIXED } from '../fixed-texts.ts';
import type { Fields, ValuesOf } from '../field.ts';
import { filledText } from '../named-in-text.ts';
import { markupIn } from '../markup-in.ts';
import { asSentence } from '#app/platform/core/text.ts';

const LEAST_SENTENCES = 3;

const fields = {
  title: { kind: 'line', label: 'Title', length: [3, 60] },
  lede: { kind: 'line', label: 'Introduction', length: [20, 240] },
  description: {
    kind: 'line',
    label: 'Description for search engines',
    length: [50, 200],
    fills: 'facts',
    isMeta: true,
  },
  seeAlso: {
    kind: 'line',
    label: 'The way to the other text',
    hint: 'Shown beside the day of the last change',
    length: [10, 160],
  },
  summary: {
    kind: 'lines',
    label: 'In short',
    hint: 'A sentence or two in each line, at least three lines',
    length: [10, 300],
    most: 8,
    fills: 'facts',
  },
  body: {
    kind: 'text',
    label: 'Text',
    hint: 'Markdown: each ## begins a clause, | is a table, [words](/page) a link. {{firm.legalName}}, {{firm.phone}}, {{firm.email}}, {{firm.address}} and {{officer.name}} are filled in when the page is made.',
    length: [500, 60_000],
    fills: 'facts',
    rows: 40,
  },
  folded: {
    kind: 'lines',
    label: 'Clauses that open when they are pressed',
    hint: 'Headings as they stand in addresses, one in each line: how-we-protect-it',
    length: [1, 120],
    most: 20,
    optional: true,
  },
} as const satisfies Fields;

type Values = ValuesOf<typeof fields>;

const QUOTED = `${FIXED} The words around it can change.`;
const LISTED = 'Below it the page lists what is stored in the browser, and other texts lead to it.';

/** Which text each names beside the day of its last change. */
const SEE_ALSO: Record<LegalName, LegalName> = {
  terms: 'privacy',
  privacy: 'terms',
  'paia-manual': 'privacy',
};

/** Nothing else on the site leads there. */
const LEADS_TO: Record<LegalName, readonly string[]> = {
  terms: [],
  privacy: ['](/paia-manual)'],
  'paia-manual': [],
};

/** Clauses that the site itself needs, by text. */
const NEEDED: Record<LegalName, readonly string[]> = {
  terms: [],
  privacy: ['## Cookies and local storage'],
  'paia-manual': [],
};

export const legalContent: Content<LegalFile, Values> = {
  name: LEGAL,
  noun: 'legal text',
  plural: 'legal texts',
  about:
    'Terms of use, the privacy policy with cookies, and the PAIA manual. The day of the last change follows publishing. What clients accepted in a letter of engagement is kept with the letter, and stays as it was.',
  fields,
  file: legalFiles,
  idOf: ({ name }) => name,
  titleOf: ({ title }) => title,
  valuesOf: ({ name: _name, updated: _updated, folded, ...words }) => ({
    ...words,
    folded: folded.length > 0 ? folded : null,
  }),
  itemOf: ({ folded, ...words }, name, file) => ({
    ...words,
    folded: folded ?? [],
    name: LEGAL_NAMES.find((one) => one === name) ?? 'terms',
    updated: file?.updated ?? '',
  }),
  changedOn: (text, day) => ({ ...text, updated: day > text.updated ? day : text.updated }),
  check: ({ description, seeAlso, summary, body, ...words }, file) => ({
    ...markupIn({ title: words.title, lede: words.lede }),
    description: hasMarkup(description)
      ? 'A description has no links: leave out what is filled in as one, such as {{firm.email}}.'
      : undefined,
    summary: summary.length < LEAST_SENTENCES ? 'At least three lines.' : htmlIn(summary.join('\n')),
    seeAlso: file && missingIn(seeAlso, [`](/${SEE_ALSO[file.name]})`]),
    body: htmlIn(body) ?? (file && missingIn(body, [...keptIn(file), ...LEADS_TO[file.name]])),
  }),
  prepare,
  locked: (file) =>
    keptIn(file).map((words) => ({
      label: words.startsWith('## ') ? 'A clause that stays' : 'Words that stay',
      value: words.replace(/^## /, ''),
      why: NEEDED[file.name].some((needed) => needed === words) ? LISTED : QUOTED,
    })),
  shownOn: ({ name, title }) => [{ path: `/${name}`, label: title }],
};

/** Compiles all, to follow the links between them. The build has checked the texts of the files. */
async function prepare(items: readonly LegalFile[]): Promise<(Errors | null)[]> {
  const known = new Set(legalFiles.map((file) => keyOf(compiledPart(file))));
  const isOwn = (item: LegalFile) => !known.has(keyOf(compiledPart(item)));
  if (!items.some(isOwn)) return items.map(() => null);
  const problems = await compiledLegal.compile([...items, ...legalWordsNow()].map(compiledPart), keptPages);
  return items.map((item, at) => {
    const problem = problems[at];
    if (problem) return { [problem.endsWith(' to fold') ? 'folded' : 'body']: asSentence(problem) };
    const dead = isOwn(item) ? deadPlace(item) : undefined;
    return dead ? { body: dead } : null;
  });
}

/** A link to a missing clause: in this text, or from another published one to this one. */
function deadPlace(item: LegalFile): string | undefined {
  const own = compiledLegal.pageOf(compiledPart(item));
  if (!own) return undefined;
  const lost = linksIn(own).find(
    ({ path, place }) => isTo(item, path || `/${item.name}`) && !hasClause(own, place),
  );
  return lost ? `There is no clause for the link to #${lost.place}.` : deadBetween(item, own);
}

function deadBetween(item: LegalFile, own: LegalText): string | undefined {
  for (const other of legalWordsNow().filter(({ name }) => name !== item.name)) {
    const theirs = compiledLegal.pageOf(compiledPart(other));
    if (!theirs) continue;
    const dead = linksIn(own).find(({ path, place }) => isTo(other, path) && !hasClause(theirs, place));
    if (dead) return `${dead.path} has no clause #${dead.place}.`;
    const lost = linksIn(theirs).find(({ path, place }) => isTo(item, path) && !hasClause(own, place));
    if (lost) return `${theirs.title} leads to the clause #${lost.place}: keep its heading.`;
  }
  return undefined;
}

function isTo({ name }: LegalFile, path: string): boolean {
  return path === `/${name}`;
}

function hasClause({ clauses }: LegalText, place: string): boolean {
  return clauses.some(({ id }) => id === place);
}

function linksIn({ clauses, summary }: LegalText): { path: string; place: string }[] {
  const html = [...clauses.map((clause) => clause.html), ...summary].join('');
  return [...html.matchAll(/href="(\/[^"#]*)?#([^"]*)"/g)].map(([, path = '', place = '']) => ({
    path,
    place,
  }));
}

function keptIn({ name }: LegalFile): readonly string[] {
  return [...(specifiedClauses[name] ?? []), ...NEEDED[name]];
}

function missingIn(text: string, kept: readonly string[]): string | undefined {
  const lines = new Set(text.split('\n').map((line) => line.trim()));
  const missing = kept.find((words) => (words.startsWith('## ') ? !lines.has(words) : !text.includes(words)));
  return missing && `Keep “${missing}” in it.`;
}

/** An unknown fact is reported elsewhere. */
function hasMarkup(description: string): boolean {
  const fill = () => filledText(description, fields.description);
  return failureOf(fill) === null && /[<[\]]/.test(fill());
}

/** HTML would be broken where the text is cut into clauses. */
function htmlIn(text: string): string | undefined {
  const at = text.search(/<[a-z/!]/i);
  return at < 0 ? undefined : `Line ${text.slice(0, at).split('\n').length}: write it without HTML tags.`;
}
