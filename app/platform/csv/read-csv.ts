import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { readCell } from './csv.ts';
import { unwrapped } from './unwrapped.ts';

/** More than any list or statement has: a million empty cells would block the process for seconds. */
const MOST_CELLS = 100_000;

/** By RFC 4180, or as spreadsheets read it. Null: a quote is never closed, or there are over 100 000 cells. */
export function readCsv(text: string): string[][] | null {
  const { separator, body } = unwrapped(text);
  if (!isBearable(body, separator)) return null;
  try {
    return parsed(body, separator);
  } catch (error) {
    return error instanceof CsvError ? lenient(body, separator) : null;
  }
}

function lenient(body: string, separator: string): string[][] | null {
  try {
    const lines = parsed(body, separator, { ltrim: true, relax_quotes: true });
    return lines.map((cells) => cells.map(withoutQuotes));
  } catch {
    return null;
  }
}

function parsed(body: string, delimiter: string, how: object = {}): string[][] {
  const lines = parse(body, {
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    ...how,
  });
  return lines.map((cells) => cells.map(readCell));
}

/** What `relax_quotes` makes of `"Smith" & Sons`. */
function withoutQuotes(cell: string): string {
  const [, quoted, tail = ''] = /^"(.*)"([^"]*)$/s.exec(cell) ?? [];
  return quoted === undefined ? cell : (quoted + tail).trimEnd();
}

function isBearable(body: string, separator: string): boolean {
  let marks = 0;
  for (const sign of body) {
    if (sign === separator || sign === '\n' || sign === '\r') marks += 1;
    if (marks > MOST_CELLS) return false;
  }
  return true;
}
