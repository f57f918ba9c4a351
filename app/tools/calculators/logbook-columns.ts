import { plainHeading, type Row } from './pasted-table.ts';
import { keysOf } from '#app/platform/core/keys.ts';

export type LogbookColumn = keyof typeof HEADINGS;

export type LogbookColumns = Readonly<Record<LogbookColumn, number>>;

const LENGTH = String.raw`(km|kms|kilomet\w*|dist|distance|afstand|miles?|mi|mileage)`;
const READING = String.raw`(odo|odometer|odometers?tand|reading|lesing|stand|${LENGTH})`;

const both = (one: string, other: string) => String.raw`\b${one}\b.*\b${other}\b|\b${other}\b.*\b${one}\b`;

/** Costs, times and places are not kilometres. */
const NEITHER =
  /\b(rate|cost|costs|koste|fuel|brandstof|oil|reimburs\w*|claim|amount|bedrag|per|tarief|vat|toll|time|tyd|location|address|place|from|to|van|na|reason|details?|where|name|vehicle|reg)\b/;

const HEADINGS = {
  opening: RegExp(
    `${both('(open|opening|openings|start|starting|begin|beginning)', READING)}|^(opening|beginstand|beginlesing|openingslesing)$`,
  ),
  closing: RegExp(
    `${both('(close|closing|sluitings|end|ending|eind|finish|final|stop)', READING)}|^(closing|eindstand|eindlesing|sluitingslesing)$`,
  ),
  private: RegExp(
    `${both('(private|personal|privaat|non business)', LENGTH)}|^(private|personal|privaat)$|^privaat${LENGTH}`,
  ),
  business: RegExp(
    `${both('(business|work|besigheid|besigheids|werk)', LENGTH)}|^(business|work|besigheid)$|^(besigheids|werk)${LENGTH}`,
  ),
  kind: /\b(type|tipe|kind|soort|category|kategorie|class|classification|activity|aktiwiteit|tag)\b|^(b p|p b|use|gebruik)$|\bbusiness\b.*\b(private|personal)\b/,
  distance: RegExp(String.raw`\b${LENGTH}\b|\b(travelled|traveled|driven|gery)\b|^(total|totaal)$`),
  purpose: /\b(purpose|reason|doel|rede)\b/,
  date: /\b(date|datum|day|dag)\b/,
} as const;

const PLACED = new Set<LogbookColumn>(['date', 'purpose']);

function logbookColumns({ cells }: Row): LogbookColumns {
  const found: Record<LogbookColumn, number> = {
    opening: -1,
    closing: -1,
    private: -1,
    business: -1,
    kind: -1,
    distance: -1,
    purpose: -1,
    date: -1,
  };
  for (const [index, cell] of cells.entries()) {
    const heading = plainHeading(cell);
    const names = keysOf(HEADINGS);
    const name = names.find(
      (name) => HEADINGS[name].test(heading) && (PLACED.has(name) || !NEITHER.test(heading)),
    );
    if (name && found[name] === -1) found[name] = index;
  }
  return found;
}

/** Of the first rows, the one with the most column names; null if none names the business trips. */
export function logbookHead(rows: readonly Row[]): { at: number; columns: LogbookColumns } | null {
  const named = rows.slice(0, 30).map((row, at) => ({ at, columns: logbookColumns(row) }));
  const countOf = ({ columns }: { columns: LogbookColumns }) =>
    Object.values(columns).filter((column) => column >= 0).length;
  const [best] = named.toSorted((one, other) => countOf(other) - countOf(one) || one.at - other.at);
  return best && countOf(best) > 0 ? best : null;
}

export const LENGTHS = ['opening', 'closing', 'distance', 'business', 'private'] as const;

export function isInMiles(head: Row, rows: readonly Row[], columns: LogbookColumns): boolean {
  const used = LENGTHS.map((name) => columns[name]).filter((at) => at >= 0);
  const headings = used.map((at) => plainHeading(head.cells[at] ?? ''));
  if (headings.some((heading) => /\b(km|kms|kilomet\w*)\b/.test(heading))) return false;
  const isCellInMiles = (row: Row) => used.some((at) => /\d ?(mi|miles?)$/i.test(row.cells[at] ?? ''));
  return headings.some((heading) => /\b(miles?|mi)\b/.test(heading)) || rows.some(isCellInMiles);
}
