import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { controlOf } from '#app/work/core/taxpayers/own-fields.ts';
import { assignedTo, shownColumns, type ShownColumn } from './assigned.ts';
import { openBook, type Book } from './book.server.ts';
import { misreadIn, readHead, type ReadField, type Sheet } from './columns.ts';
import { sayEitherWay } from './either-way.ts';
import { nameOf, planRow } from './plan-row.server.ts';
import { planTies } from './plan-ties.ts';
import type { PlannedRow } from './planned-row.ts';
import { readRow, saysKind } from './read-row.ts';
import type { ReadRow } from './row.ts';
import { headingsKey, rememberedColumns } from './remembered.server.ts';

export type ImportPlan = {
  rows: PlannedRow[];
  columns: ShownColumn[];
  own: { value: ReadField; label: string }[];
  /** As the firm chose for the last file with the same headings. */
  isRemembered: boolean;
  /** Why nothing can be read with these columns; then there are no rows. */
  misread: string | null;
  /** Of the headings, for the next file with the same. */
  headings: string;
  /** Changes with the file and with every client that it would change. */
  fingerprint: string;
};

const MOST_LINES = 5_000;
/** `chosen`: for each column; without it as chosen last, or by headings and content. A sentence: it is unreadable. */
export async function planImport(
  me: FirmActor,
  lines: readonly (readonly string[])[],
  chosen?: readonly (string | null)[],
): Promise<ImportPlan | string> {
  const book = await openBook(me);
  const found = readHead(lines, book.fields);
  if (!found) return 'There is nothing in this file.';
  if (lines.length > MOST_LINES) return `A file has at most ${MOST_LINES} lines. Import it in parts.`;
  const last = chosen ? null : await rememberedColumns(found.headings);
  const wanted = chosen ?? last;
  const sheet = wanted ? { ...found, columns: assignedTo(found, wanted, book.fields) } : found;
  const misread = misreadIn(sheet, (field) => nameOf(book, field));
  const rows = misread ? [] : await planRows(book, sheet, lines);
  const what = rows.map(({ line, verdict, version, given }) => [line, verdict, version, given]);
  return {
    rows,
    columns: shownColumns(sheet, lines),
    own: book.fields.map((field) => ({ value: controlOf(field), label: field.name })),
    isRemembered: last !== null,
    misread,
    headings: headingsKey(sheet.headings),
    fingerprint: createHash('sha256').update(JSON.stringify(what)).digest('base64url'),
  };
}

async function planRows(
  book: Book,
  { columns, headings, headAt }: Sheet,
  lines: readonly (readonly string[])[],
): Promise<PlannedRow[]> {
  const planned: { row: PlannedRow; read: ReadRow }[] = [];
  for (const [at, cells] of lines.entries()) {
    // Thousands of lines are checked: others are served in between.
    if (at % 100 === 0) await turn();
    const read = at > headAt ? readRow(columns, cells, at + 1, headings) : null;
    if (read) planned.push({ row: planRow(book, read, saysKind(columns, cells)), read });
  }
  planTies(book, planned);
  sayEitherWay(planned);
  return planned.map(({ row }) => row);
}
