const SOUTH_AFRICA = 'Africa/Johannesburg';

/** Says a time on this browser's clock too, where that shows another one than South Africa's. */
export function connectOwnTime(host: HTMLElement): void {
  const start = new Date(host.dataset.start ?? '');
  const end = host.dataset.end ? new Date(host.dataset.end) : null;
  if (dayAndTime(start) === dayAndTime(start, SOUTH_AFRICA)) return;
  const text = end ? sentence(start, end) : `${startsAt(start)} your time`;
  if (host.textContent !== text) host.textContent = text;
}

function sentence(start: Date, end: Date): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return `For you that is ${dayOf(start)}, ${time(start)} to ${time(end)} (${timeZone.replaceAll('_', ' ')})`;
}

/** With the day where it is another one there. */
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
