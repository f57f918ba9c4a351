import { firm } from '#content/firm.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

type Hours = { opens: string; closes: string };

export function openingHours(days: Record<number, Hours> = firm.supportHours.days): string[] {
  const spans: { from: number; to: number; hours: string }[] = [];
  for (const [isoDay, { opens, closes }] of Object.entries(days)) {
    const day = Number(isoDay);
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
