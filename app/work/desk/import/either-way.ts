import { dayText } from '#app/platform/core/time.ts';
import { MONTH_FIRST } from '#app/platform/csv/read-day.ts';
import type { PlannedRow } from './planned-row.ts';
import type { ReadRow } from './row.ts';

/** If one line has the month first, an ambiguous day in another line may be wrong too. */
export function sayEitherWay(planned: readonly { row: PlannedRow; read: ReadRow }[]): void {
  if (!planned.some(({ read: { errors } }) => errors.some((error) => error.includes(MONTH_FIRST)))) return;
  for (const { row, read } of planned)
    if (read.eitherWay && read.given.registeredOn !== undefined)
      row.notes.push(
        `${read.eitherWay} is read as ${dayText(read.given.registeredOn)}; other lines have the month first.`,
      );
}
