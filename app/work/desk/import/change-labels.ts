import { LANGUAGE_LABELS } from '#app/work/core/taxpayers/languages.ts';
import { KIND_LABELS } from '#app/work/core/taxpayers/kinds.ts';
import { IMPORT_FIELDS, labelOf, type ImportField } from './columns.ts';

/** Values that are stored as a code. */
export const NAMED: Readonly<Record<string, string>> = { ...KIND_LABELS, ...LANGUAGE_LABELS };

const COLUMNS: Readonly<Record<string, ImportField>> = { assigneeId: 'assignee', contact: 'contactName' };

export function labelOfChange(field: string): string {
  const column = COLUMNS[field] ?? IMPORT_FIELDS.find((one) => one === field);
  return column ? labelOf(column) : field;
}
