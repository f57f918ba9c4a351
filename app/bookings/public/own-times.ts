import { writeText } from '#app/platform/ui/write-text.ts';

const SOUTH_AFRICA = 'Africa/Johannesburg';

export function showOwnTimes(host: HTMLElement): void {
  for (const place of host.querySelectorAll<HTMLElement>('.own-time')) showOwnTime(place);
}

function showOwnTime(place: HTMLElement): void {
  const start = new Date(place.dataset.start ?? '');
  const end = place.dataset.end ? new Date(place.dataset.end) : null;
  if (dayAndTime(start) === dayAndTime(start, SOUTH_AFRICA)) return;
  const text = end ? sentence(start, end) : `${startsAt(start)} your\u00a0time`;
  writeText(place, text);
}

function sentence(start: Date, end: Date): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return `For you that is ${dayOf(start)}, ${time(start)} to ${time(end)} (${timeZone.replaceAll('_', ' ')})`;
}

function startsAt(start: Date): string {
  return dayOf(start) === dayOf(start, SOUTH_AFRICA)
    ? time(start)
    : `${dayOf(start, undefined, 'short')} ${time(start)}`;
}

function dayAndTime(at: Date, timeZone?: string): string {
  return `${dayOf(at, timeZone)} ${time(at, timeZone)}`;
}

function dayOf(at: Date, timeZone?: string, length: 'long' | 'short' = 'long'): string {
  const form = new Intl.DateTimeFormat('en-ZA', {
    timeZone,
    weekday: length,
    day: 'numeric',
    month: length,
    ...(length === 'long' && { year: 'numeric' }),
  });
  return form.format(at);
}

function time(at: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-ZA', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
}
