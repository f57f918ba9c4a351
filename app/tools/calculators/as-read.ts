import type { FieldSpec, MonthsField } from './field.ts';
import { logbookAsRead } from './pasted-logbook.ts';
import { monthsAsRead } from './pasted-months.ts';
import type { AsRead } from './pasted-table.ts';

type Rows = Pick<FieldSpec, 'kind'> & Pick<MonthsField, 'direction'>;

/** The rows of a field as they were read. It brings the reader of CSV, so only pasted rows load it. */
export function asRead({ kind, direction = 'in' }: Rows, text: string): AsRead {
  return kind === 'months' ? monthsAsRead(text, direction) : logbookAsRead(text);
}
