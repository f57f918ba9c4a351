import type { FieldSpec, MonthsField } from './field.ts';
import { logbookAsRead } from './pasted-logbook.ts';
import { monthsAsRead } from './pasted-months.ts';
import type { AsRead } from './pasted-table.ts';

type Rows = Pick<FieldSpec, 'kind'> & Pick<MonthsField, 'direction'>;

/** Loads the CSV reader, so only pasted rows may import it. */
export function asRead({ kind, direction = 'in' }: Rows, text: string): AsRead {
  return kind === 'months' ? monthsAsRead(text, direction) : logbookAsRead(text);
}
