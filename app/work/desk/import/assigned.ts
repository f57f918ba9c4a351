import { controlOf, type OwnField } from '#app/work/core/taxpayers/own-fields.ts';
import { IMPORT_FIELDS, type Columns, type ReadField, type Sheet } from './columns.ts';
import { oneOf } from '#app/platform/http/query.ts';

export type ShownColumn = {
  at: number;
  heading: string;
  /** What it is read as; null: it is not read. */
  field: ReadField | null;
  samples: string[];
};

const MOST_COLUMNS = 500;
const MOST_SAMPLES = 3;
const LONGEST_SAMPLE = 40;

/** What somebody chose for each column, `column.3`. Undefined if the form has none. */
export function columnsIn(form: FormData): (string | null)[] | undefined {
  const columns: (string | null)[] = [];
  for (const [name, value] of form) {
    const at = Number(/^column\.(\d{1,3})$/.exec(name)?.[1] ?? MOST_COLUMNS);
    if (at < MOST_COLUMNS) columns[at] = (typeof value === 'string' && value) || null;
  }
  return columns.length > 0 ? Array.from(columns, (field) => field ?? null) : undefined;
}

/** The columns of a sheet as they are chosen; a field that nobody has any more is not read. */
export function assignedTo(
  sheet: Sheet,
  chosen: readonly (string | null)[],
  own: readonly OwnField[],
): Columns {
  const known: readonly ReadField[] = [...IMPORT_FIELDS, ...own.map(controlOf)];
  const width = Math.max(sheet.columns.length, chosen.length);
  return Array.from({ length: width }, (_, at) => oneOf(known, chosen[at] ?? null) ?? null);
}

export function shownColumns(
  { columns, headings, headAt }: Sheet,
  lines: readonly (readonly string[])[],
): ShownColumn[] {
  const below = lines.slice(headAt + 1);
  const width = Math.min(Math.max(headings.length, ...below.map(({ length }) => length)), MOST_COLUMNS);
  return Array.from({ length: width }, (_, at) => ({
    at,
    heading: headings[at]?.trim() ?? '',
    field: columns[at] ?? null,
    samples: samplesOf(below, at),
  })).filter(({ heading, samples }) => heading !== '' || samples.length > 0);
}

function samplesOf(lines: readonly (readonly string[])[], at: number): string[] {
  const samples = new Set<string>();
  for (const cells of lines) {
    const text = cells[at]?.trim();
    if (text) samples.add(text.length > LONGEST_SAMPLE ? `${text.slice(0, LONGEST_SAMPLE)}…` : text);
    if (samples.size === MOST_SAMPLES) break;
  }
  return [...samples];
}

export function readAs(columns: readonly ShownColumn[]): string {
  return columns.map(({ at, field }) => `${at}=${field ?? ''}`).join();
}
