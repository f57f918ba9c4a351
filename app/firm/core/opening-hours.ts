import { firm as ofFile } from '#content/firm.ts';
import { firm, type OpenDays } from '#app/platform/content/firm.ts';
import { WEEKDAYS } from './calendar-day.ts';

/** From Monday on; `day`: 1 to 7. */
export function openDays(
  days: OpenDays = firm.supportHours.days,
): { day: number; opens: string; closes: string }[] {
  return Object.entries(days).flatMap(([day, hours]) => (hours ? [{ day: Number(day), ...hours }] : []));
}

/** `Monday to Thursday 08:00–17:00`; `daysIn` reads it. */
export function openingHours(days: OpenDays = firm.supportHours.days): string[] {
  const spans: { from: number; to: number; hours: string }[] = [];
  for (const { day, opens, closes } of openDays(days)) {
    const hours = `${opens}–${closes}`;
    const last = spans.at(-1);
    if (last && last.to === day - 1 && last.hours === hours) last.to = day;
    else spans.push({ from: day, to: day, hours });
  }
  return spans.map(({ from, to, hours }) => `${daySpan(from, to)} ${hours}`);
}

function daySpan(from: number, to: number): string {
  const [first, last] = [WEEKDAYS[from - 1], WEEKDAYS[to - 1]];
  return from === to ? `${first}` : `${first} to ${last}`;
}

/** The present hours as JSON, for an element in the browser, which only has the file's. */
export function changedHours(): string | undefined {
  const now = JSON.stringify(firm.supportHours.days);
  return now === JSON.stringify(ofFile.supportHours.days) ? undefined : now;
}

const LINE = /^([a-z]+)(?: (?:to|[-–]) ([a-z]+))?:? (\d\d?:\d\d) ?(?:to|[-–]) ?(\d\d?:\d\d)$/i;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Reads lines as people write them; the error names the wrong line. */
export function daysIn(lines: readonly string[]): { days: OpenDays } | { error: string } {
  const days: Record<number, { opens: string; closes: string }> = {};
  for (const line of lines) {
    const [, first = '', last = first, from = '', until = ''] = LINE.exec(line) ?? [];
    const [start, end] = [dayNamed(first), dayNamed(last)];
    const [opens, closes] = [from.padStart(5, '0'), until.padStart(5, '0')];
    if (!start || !end || end < start || !TIME.test(opens) || !TIME.test(closes))
      return { error: `“${line}” does not read as Monday to Thursday 08:00–17:00.` };
    if (closes <= opens) return { error: `“${line}” ends before it begins.` };
    for (let day = start; day <= end; day++) {
      if (days[day]) return { error: `${WEEKDAYS[day - 1]} is there twice.` };
      days[day] = { opens, closes };
    }
  }
  return { days };
}

/** 1 for Monday; 0 if it is not a day. */
function dayNamed(name: string): number {
  return WEEKDAYS.findIndex((day) => day.toLowerCase() === name.toLowerCase()) + 1;
}
