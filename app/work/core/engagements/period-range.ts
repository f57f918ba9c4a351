import { keysOf } from '#app/platform/core/keys.ts';

/** The forms of a period's id. Ids of one form are in the order of their text. */
export const PERIOD_FORMS = {
  months: /^\d{4}-\d\d$/,
  'half-years': /^\d{4}-\d$/,
  years: /^\d{4}$/,
  once: /^once$/,
} as const;

export type PeriodForm = keyof typeof PERIOD_FORMS;

/** Of one form; `from` and `to` included. */
export type PeriodRange = { form: PeriodForm; from: string | null; to: string | null };

export function formOf(id: string): PeriodForm | undefined {
  return keysOf(PERIOD_FORMS).find((form) => PERIOD_FORMS[form].test(id));
}

/** `2026-10`, `..2026-10`, `2026-10..` or a form, such as `months`; null for anything else. */
export function periodRange(text: string): PeriodRange | null {
  const whole = keysOf(PERIOD_FORMS).find((form) => form === text);
  if (whole) return { form: whole, from: null, to: null };
  const [, before = '', id = '', after = ''] = /^(\.\.)?([\d-]+?)(\.\.)?$/.exec(text) ?? [];
  const form = formOf(id);
  if (!form || (before && after)) return null;
  return { form, from: before ? null : id, to: after ? null : id };
}

export function readPeriods(text: string): string | undefined {
  const tidy = text.trim().toLowerCase();
  return periodRange(tidy) ? tidy : undefined;
}
