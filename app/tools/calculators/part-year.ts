import { dayText } from '#app/platform/core/time.ts';
import { boundsOf, type PartYear } from '#app/tax/part-year.ts';
import type { TableName } from '#app/tax/rates/table-name.ts';
import { firstDayOf, lastDayOf } from '#app/tax/tax-year.ts';
import { choiceField, dateField, type Option } from './field.ts';
import type { Entry } from './read-entry.ts';

const PART = 'Part of a year, and months on the medical aid';
const MONTHS = 12;
const MOST_OTHERS = 48;
const AS_YOURS = 'As yours';

/** With the firm's estimate they apply to SARS's figure. */
export const partYearFields = [
  {
    ...dateField('firstDay', 'First day, if the year began later', ''),
    hint: 'A birth, or the day on which you came.',
    group: PART,
  },
  {
    ...dateField('lastDay', 'Last day, if the year ended early', ''),
    hint: 'A death, or the day before you ceased to be resident.',
    group: PART,
  },
  monthsField('medicalMonths', 'Your months on the medical aid', MONTHS),
  monthsField('secondMonths', 'Months of the second person', MONTHS, AS_YOURS),
  {
    ...monthsField('otherMonths', 'Months of all further people together', MOST_OTHERS, AS_YOURS),
    hint: 'Two children all year are 24. A child that is born in November adds 4.',
  },
];

export function partYearInput(entry: Pick<Entry<(typeof partYearFields)[number]>, 'choice'>): PartYear {
  const monthsOf = (text: string) => (text === '' ? undefined : Number(text));
  return {
    firstDay: entry.choice('firstDay') || undefined,
    lastDay: entry.choice('lastDay') || undefined,
    medicalMonths: monthsOf(entry.choice('medicalMonths')),
    secondMonths: monthsOf(entry.choice('secondMonths')),
    otherMonths: monthsOf(entry.choice('otherMonths')),
  };
}

/** `counts`: the days of a part of a year, none for a whole one. `isOver`: nothing is earned or paid in any more. */
export function partYearShown(part: PartYear, { basis, taxYear, label }: TableName, today: string) {
  const { first, last } = boundsOf(part, taxYear);
  const endsEarly = last < lastDayOf(taxYear);
  const isPart = endsEarly || first > firstDayOf(taxYear);
  const counts = `For the part of the ${label} tax year from ${dayText(first)} to ${dayText(last)}.`;
  return { isOver: endsEarly && last < today, ...(basis === 'sars' && isPart && { counts }) };
}

function monthsField<const Name extends string>(
  name: Name,
  label: string,
  most: number,
  initial = 'Every month',
) {
  const counted: readonly Option[] = Array.from({ length: most + 1 }, (_, count) => String(count)).map(
    (value) => ({ value, label: value }),
  );
  return { ...choiceField(name, label, [{ value: '', label: initial }, ...counted]), group: PART };
}
