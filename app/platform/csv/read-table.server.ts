import { readCsv } from './read-csv.ts';
import { isXlsx, readXlsx } from './read-xlsx.server.ts';
import { readText } from './text-encoding.ts';

/** A workbook of Excel or a CSV file. Null: neither. `writeCsv` and `readCsv` return the cells unchanged. */
export async function readTable(bytes: Uint8Array): Promise<string[][] | null> {
  const lines = isXlsx(bytes) ? await readXlsx(bytes) : readCsv(readText(bytes));
  if (!lines) return null;
  // What comes back from the form is read without invisible signs and with one kind of line break.
  return lines.map((cells) => cells.map((cell) => cell.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '')));
}
