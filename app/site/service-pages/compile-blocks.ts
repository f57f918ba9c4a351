import type { Token, Tokens } from 'marked';
import type { Block, Entry, Table, Worked } from './service-page.ts';

export type Queue = Token[];

const WORKED = ' {.worked}';

/** Throws unless the token has the type. */
export function textOf(token: Token | undefined, type: string): string {
  if (token?.type !== type || !('text' in token))
    throw new Error(`no ${type} where one is expected: ${token?.raw ?? 'the part ends'}`);
  return token.text;
}

/** `### Title {.worked}`: an optional text, a list of `label: amount`, an optional note. */
export function workedExample(queue: Queue): Worked | null {
  const title = headingAt(queue, 3);
  if (!title?.endsWith(WORKED)) return null;
  queue.shift();
  const text = queue[0]?.type === 'paragraph' ? textOf(queue.shift(), 'paragraph') : undefined;
  const lines = itemsOf(queue.shift()).map((line, index, all) => {
    const [label = '', amount = ''] = line.split(': ');
    return { label, amount, total: index === all.length - 1 };
  });
  return { title: title.slice(0, -WORKED.length), text, lines, note: noteOf(queue) };
}

export function nextBlock(queue: Queue, looks: string[]): Block {
  if (headingAt(queue, 3) !== null) return titledBlock(queue, looks);
  const token = queue.shift();
  if (token?.type === 'list') return { kind: 'ticks', items: [{ items: itemsOf(token) }] };
  const text = textOf(token, 'paragraph');
  const [, kind, caption] = /^(Table|Sheet): (.*)$/.exec(text) ?? [];
  if (!caption) return { kind: 'paragraphs', items: [text] };
  return { ...tableOf(queue.shift()), caption, sheet: kind === 'Sheet', note: noteOf(queue) };
}

/** `### Title`: a list of ticks, a group of fourth-level entries, or an entry. */
function titledBlock(queue: Queue, looks: string[]): Block {
  const title = textOf(queue.shift(), 'heading');
  if (queue[0]?.type === 'list') return { kind: 'ticks', items: [{ title, items: itemsOf(queue.shift()) }] };
  const entries: Entry[] = [];
  while (headingAt(queue, 4) !== null)
    entries.push({ title: textOf(queue.shift(), 'heading'), text: textOf(queue.shift(), 'paragraph') });
  if (entries.length > 0) return { kind: 'groups', items: [{ title, entries }] };
  const text = textOf(queue.shift(), 'paragraph');
  if (!looks.includes('steps'))
    return { kind: looks.includes('columns') ? 'columns' : 'entries', items: [{ title, text }] };
  const [, when, step = title] = /^(.*?): (.*)$/.exec(title) ?? [];
  return { kind: 'steps', items: [{ when, title: step, text }] };
}

function headingAt([token]: Queue, depth: number): string | null {
  return token?.type === 'heading' && token.depth === depth ? textOf(token, 'heading') : null;
}

export function itemsOf(token?: Token): string[] {
  if (token?.type !== 'list') throw new Error(`no list where one is expected: ${token?.raw}`);
  return (token as Tokens.List).items.map(({ text }) => text);
}

function noteOf(queue: Queue): string | undefined {
  const next = queue[0];
  if (next?.type !== 'paragraph' || !next.raw.startsWith('Note: ')) return undefined;
  return textOf(queue.shift(), 'paragraph').slice('Note: '.length);
}

/** Columns that are aligned right have amounts. */
function tableOf(token?: Token): Omit<Table, 'caption' | 'sheet'> {
  if (token?.type !== 'table') throw new Error(`no table where one is expected: ${token?.raw}`);
  const { header, rows } = token as Tokens.Table;
  return {
    kind: 'table',
    head: header.map(({ text }) => text),
    rows: rows.map((row) => row.map(({ text }) => text)),
    amounts: header.flatMap(({ align }, column) => (align === 'right' ? [column] : [])),
  };
}
