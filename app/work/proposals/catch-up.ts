import { dayOf } from '#app/firm/core/calendar-day.ts';
import { dayText } from '#app/platform/core/time.ts';
import { starting } from '#content/pages/starting.ts';
import { dueOf } from '#app/work/core/engagements/due.ts';
import type { TaxpayerDates } from '#app/work/core/engagements/periods.ts';
import type { OfferedPart } from './plan-offer.ts';

/** `isToCome`: due before the firm’s first day; else all of its kind up to a period. `dueId`: of the legal day. */
export type CatchUp = { value: string; label: string; hint: string; isToCome: boolean; dueId: string | null };

const MOST_MONTHS = 60;

/** The months before today’s, the latest first, for “since when”: what is behind for longer is named by the last. */
export function monthsBehind(today: string): { value: string; label: string }[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: MOST_MONTHS }, (_, index) => {
    const first = dayOf(year, month - 1 - index, 1);
    const label = dayText(first).slice(2);
    const isLast = index === MOST_MONTHS - 1;
    return { value: first.slice(0, 7), label: isLast ? starting.quote.orBefore(label) : label };
  });
}

export function isOfBooks({ value, isToCome }: Pick<CatchUp, 'value' | 'isToCome'>): boolean {
  return !isToCome && value.startsWith('books ');
}

/** Books with the month that is not done first, if it is one that can be chosen. */
export function behindSince(wished: readonly CatchUp[], since: unknown, today: string): CatchUp[] {
  const month = monthsBehind(today).find(({ value }) => value === since);
  if (!month) return [...wished];
  const from = (label: string) =>
    label.replace(/up to (.+)$/, (_, last: string) => starting.quote.since(month.label, last));
  return wished.map((one) => (isOfBooks(one) ? { ...one, label: from(one.label) } : one));
}

/** `quoteBy`: the day by which a quote comes. `had`: what is with the firm, by type and period. */
export function catchUpOf(
  parts: readonly OfferedPart[],
  dates: TaxpayerDates,
  { today, quoteBy }: { today: string; quoteBy: string },
  had: Pick<ReadonlyMap<string, unknown>, 'has'>,
): CatchUp[] {
  return parts.flatMap(({ type, late, beside }) => {
    const isMissing = (period: string) => !had.has(`${type.id} ${period}`);
    const missing = late
      .filter(({ id }) => isMissing(id))
      .map(({ id, label }) => ({
        value: `${type.id} ${id}`,
        name: type.name,
        label,
        law: dueOf(type, id, dates),
      }));
    const alongside = beside
      .filter(({ period }) => isMissing(period))
      .map(({ period, due: law }) => ({
        value: `${law.ruleId} ${period}`,
        name: law.what,
        label: law.covers,
        law,
      }));
    const isToCome = ({ law }: Pick<(typeof missing)[number], 'law'>) => law !== null && law.day >= today;
    const toCome = [...missing, ...alongside].filter(isToCome).map(({ value, name, label, law }) => ({
      value,
      label: `${name}, ${label}`,
      hint: law ? `due ${dayText(law.day)}${law.day <= quoteBy ? starting.quote.tooSoon : ''}` : '',
      isToCome: true,
      dueId: law?.id ?? null,
    }));
    const behind = missing.findLast((one) => !isToCome(one));
    if (!behind) return toCome;
    const { value, name, label, law } = behind;
    const hint = law ? `the last was due ${dayText(law.day)}` : '';
    const upTo = { value, label: `${name}, up to ${label}`, hint, isToCome: false, dueId: law?.id ?? null };
    return [upTo, ...toCome];
  });
}
