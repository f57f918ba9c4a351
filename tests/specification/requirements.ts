import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#dev/run.ts';

/** A row of docs/specification/, with its cells as written. */
export type Requirement = { file: string; no: string; wanted: string; met: string; proof: string };

const ROW = /^\| (\d+\.\d+) \| (.+) \| (.+) \| (.+) \|$/gm;
const PATH = /`([^`\s]+)`/g;
const TEST = /`([^`\s]+)` "([^"]+)"/g;
const QUOTED = /“([^”]+)”/g;
const RULING = /(?:^|; )(?:ruled|void): \S/;
/** `test('…'`, `test.skip('…'`, `test.each(rows)('…'` and the same of `describe`. */
const TITLE =
  /\b(?:test|describe)(?:\.[\w.]+)?(?:\([^;]*?\))??\(\s*(?:'((?:\\.|[^'])*)'|"((?:\\.|[^"])*)"|`([^`]*)`)/g;

export function readRequirements(): Requirement[] {
  const chapters = globSync('docs/specification/*.md', { cwd: ROOT });
  return chapters
    .toSorted((a, b) => chapterOf(a) - chapterOf(b))
    .flatMap((file) => requirementsIn(file, read(file)));
}

export function requirementsIn(file: string, source: string): Requirement[] {
  return [...source.matchAll(ROW)].map(([, no = '', wanted = '', met = '', proof = '']) => {
    return { file, no, wanted, met, proof };
  });
}

export function chapterOf(file: string): number {
  return Number(/(\d+)-[^/]*$/.exec(file)?.[1]);
}

/** Each problem is a sentence that begins with the number of its row. */
export function missingFiles({ no, met, proof }: Requirement): string[] {
  const named = [...pathsIn(met), ...testsIn(proof).map(({ path }) => path)];
  return [...new Set(named)]
    .filter((path) => !statSync(join(ROOT, path), { throwIfNoEntry: false }))
    .map((path) => `${no} names ${path}, which does not exist`);
}

export function missingTests({ no, proof }: Requirement, titles = titlesOf): string[] {
  return testsIn(proof)
    .filter(({ path, title }) => !titles(path).includes(title))
    .map(({ path, title }) => `${no} names the test "${title}", which ${path} does not have`);
}

export function withoutProof({ no, proof }: Requirement): string[] {
  const isProved = testsIn(proof).length > 0 || RULING.test(proof);
  return isProved ? [] : [`${no} has neither a test nor a ruling`];
}

/** A text between “ and ” must be, letter for letter, in one of the files or tests that its row names. */
export function missingTexts({ no, wanted, met, proof }: Requirement): string[] {
  const files = [...pathsIn(met), ...testsIn(proof).map(({ path }) => path)];
  return textsIn(wanted)
    .filter((text) => !files.some((path) => wordsOf(path).includes(inWords(text))))
    .map((text) => `${no} quotes “${text}”, which stands in no file that it names`);
}

/** Texts that a requirement quotes from one of its files. */
export function quotesIn({ wanted, met }: Requirement, file: string): string[] {
  if (!pathsIn(met).includes(file)) return [];
  return textsIn(wanted).filter((text) => wordsOf(file).includes(inWords(text)));
}

function textsIn(wanted: string): string[] {
  return [...wanted.matchAll(QUOTED)].map(([, text = '']) => text);
}

function testsIn(proof: string): { path: string; title: string }[] {
  return [...proof.matchAll(TEST)].map(([, path = '', title = '']) => ({ path, title }));
}

function pathsIn(cell: string): string[] {
  return [...cell.matchAll(PATH)].map(([, path = '']) => path);
}

/** As readers see them, with the templates' placeholders. */
export function titlesOf(path: string): string[] {
  return [...read(path).matchAll(TITLE)].map(([, single, double, template]) =>
    (single ?? double ?? template ?? '').replaceAll(/\\(.)/g, '$1'),
  );
}

/** Only files are quoted, not folders. */
function wordsOf(path: string): string {
  return statSync(join(ROOT, path)).isFile() ? inWords(read(path)) : '';
}

/** Ignores line breaks, escapes and kinds of apostrophes. */
function inWords(text: string): string {
  return text
    .replaceAll(/\\(['"`])/g, '$1')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ');
}

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}
