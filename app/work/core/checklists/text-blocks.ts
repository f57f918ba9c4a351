import type { Length } from '#app/platform/db/lengths.ts';

/** `entries`: by the word before the colon, in lower case. */
export type Block = { id: string; text: string; entries: Readonly<Partial<Record<string, string>>> };

const NAMED = /^\[([^\]]*)\]\s*(.*)$/;
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_ID = 60;
const FROM_TEXT = 40;
const MOST_BLOCKS = 60;
const LONGEST_ENTRY = 300;

/** `[id] text`, and below it a line for each entry that is there. */
export function writeBlock({ id, text, entries }: Block): string {
  const lines = Object.entries(entries).flatMap(([word, value]) =>
    value ? [`${capital(word)}: ${value}`] : [],
  );
  return [`[${id}] ${text}`, ...lines].join('\n');
}

/** `words`: those that a line below may begin with; any other line is a block of its own. */
export function readBlocks(
  source: string,
  words: readonly string[],
  length: Length,
): { blocks: Block[]; problems: string[] } {
  const problems: string[] = [];
  const blocks: { id: string; text: string; entries: Record<string, string> }[] = [];
  for (const [at, line] of source
    .split('\n')
    .map((one) => one.trim())
    .entries()) {
    if (line === '') continue;
    const entry = entryIn(line, words);
    const last = blocks.at(-1);
    const meant = entry ? null : almostEntry(line, words);
    if (meant) problems.push(`Line ${at + 1}, “${line.slice(0, 40)}”: ${meant}`);
    else if (!entry) blocks.push(blockIn(line, blocks, length, problems));
    else if (!last)
      problems.push(`“${line.slice(0, 40)}” stands above the first line that it could belong to.`);
    else if (entry.word in last.entries) problems.push(`[${last.id}]: “${entry.word}” stands there twice.`);
    else if (entry.value.length > LONGEST_ENTRY)
      problems.push(`[${last.id}]: at most ${LONGEST_ENTRY} characters for “${entry.word}”.`);
    else last.entries[entry.word] = entry.value;
  }
  if (blocks.length > MOST_BLOCKS) problems.push(`At most ${MOST_BLOCKS}: now ${blocks.length}.`);
  return { blocks, problems };
}

function entryIn(line: string, words: readonly string[]): { word: string; value: string } | null {
  const at = line.indexOf(':');
  const word = line.slice(0, Math.max(at, 0)).trim().toLowerCase();
  const value = line.slice(at + 1).trim();
  return words.includes(word) ? { word, value } : null;
}

/** Words with which a paper may begin too: only what they say decides. */
const ALSO_PAPERS: Readonly<Partial<Record<string, RegExp>>> = {
  codes: /^[\d\s,]*$/,
  help: /^$/,
  known: /^(taxnumber)?$/i,
  optional: /^(yes)?$/i,
  original: /^(yes)?$/i,
};

/** What to write instead of a word without its colon, or in the plural; null for any other line. */
function almostEntry(line: string, words: readonly string[]): string | null {
  for (const word of words) {
    const [begins, rest = ''] = new RegExp(`^${word}s?(?=\\W|$)\\s*[:;=–-]?\\s*(.*)$`, 'i').exec(line) ?? [];
    const only = ALSO_PAPERS[word];
    if (begins === undefined || (only && !only.test(rest))) continue;
    const written = `${capital(word)}: ${rest || '…'}`.slice(0, 60);
    return `“${word}” at the beginning says something about the line above, but it is not written as it must be. Write “${written}”. If the client is to read this line as it stands, put a name in square brackets before it, such as “[${word.replaceAll(' ', '-')}-1] …”.`;
  }
  return null;
}

function capital(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

function blockIn(
  line: string,
  before: readonly Block[],
  [least, most]: Length,
  problems: string[],
): { id: string; text: string; entries: Record<string, string> } {
  const [, named, rest] = NAMED.exec(line) ?? [];
  const text = rest ?? line;
  const id = named ?? freeId(slugOf(text), before);
  if (text.length < least || text.length > most)
    problems.push(`“${text.slice(0, 40)}”: ${least} to ${most} characters, and it has ${text.length}.`);
  if (!ID.test(id) || id.length > LONGEST_ID)
    problems.push(`[${id}]: small letters, figures and hyphens, at most ${LONGEST_ID} characters.`);
  if (before.some((one) => one.id === id)) problems.push(`[${id}] stands there twice.`);
  return { id, text, entries: {} };
}

function slugOf(text: string): string {
  const plain = text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return plain.slice(0, FROM_TEXT).replace(/^-+|-+$/g, '') || 'paper';
}

function freeId(slug: string, before: readonly Block[]): string {
  const isTaken = (id: string) => before.some((one) => one.id === id);
  if (!isTaken(slug)) return slug;
  let number = 2;
  while (isTaken(`${slug}-${number}`)) number++;
  return `${slug}-${number}`;
}

export function idsIn({ entries }: Block, word: string): string[] {
  return (entries[word] ?? '')
    .split(',')
    .map((id) => id.trim().replace(/^\[(.*)\]$/, '$1'))
    .filter(Boolean);
}

/** Those that are offered; what is not is a problem. */
export function someIn<const Offered extends string>(
  block: Block,
  word: string,
  offered: readonly Offered[],
  problems: string[],
): Offered[] {
  return idsIn(block, word).flatMap((text) => {
    const one = offered.find((value) => value.toLowerCase() === text.toLowerCase());
    if (!one) problems.push(`[${block.id}]: “${text}” is none of ${offered.join(', ')}.`);
    return one ? [one] : [];
  });
}

export function oneIn<const Offered extends string>(
  block: Block,
  word: string,
  offered: readonly Offered[],
  problems: string[],
): Offered | undefined {
  return someIn(block, word, offered, problems)[0];
}
