import { figures } from '#content/figures.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { taxYearOn } from '#app/tax/tax-year.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';

/** Stands for a year or a day: `{{individual.primaryRebate now}}`. */
export const NOW = 'now';

const CALL = /\{\{([^{}]*)\}\}/g;
const YEAR = /^\d{4}$/;

/**
 * Replaces each `now` with the year of assessment, or the day since which a figure holds. Without one `now` stays, and
 * is refused.
 */
export function atDay(text: string, day = southAfricanDay()): string {
  if (!text.includes(NOW)) return text;
  return text.replaceAll(CALL, (whole, call: string) => {
    const words = call.trim().split(/\s+/);
    if (!words.includes(NOW)) return whole;
    const name = words.find((word) => Object.hasOwn(figures, word));
    const period = name ? periodAt(name, day) : String(yearAt(day));
    return `{{${words.map((word) => (word === NOW ? (period ?? word) : word)).join(' ')}}}`;
  });
}

/** Whether some `now` changes on this day. */
export function changesOn(day: string): boolean {
  const began = Object.values(figures).some((periods) => Object.hasOwn(periods, day));
  return began || day.endsWith('-03-01');
}

/** The present year; the newest with tables if the present one has none. */
function yearAt(day: string): number {
  return Math.min(taxYearOn(day), newestTaxYear);
}

/** The last period that began: a year of assessment or a day. */
function periodAt(name: string, day: string): string | undefined {
  const hasBegun = (period: string) => (YEAR.test(period) ? Number(period) <= taxYearOn(day) : period <= day);
  return Object.keys(figures[name] ?? {})
    .filter(hasBegun)
    .toSorted()
    .at(-1);
}
