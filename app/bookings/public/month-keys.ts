import { closestTo } from '#app/platform/ui/closest-to.ts';

type Keys = Record<string, (day: HTMLElement, days: HTMLElement[]) => HTMLElement | undefined>;

/** Days with free times; the others are plain text and are passed over. */
const WITHIN: Keys = {
  ArrowRight: (day, days) => days[days.indexOf(day) + 1],
  ArrowLeft: (day, days) => days[days.indexOf(day) - 1],
  ArrowDown: (day, days) =>
    days.slice(days.indexOf(day) + 1).find((other) => columnOf(other) === columnOf(day)),
  ArrowUp: (day, days) =>
    days.slice(0, days.indexOf(day)).findLast((other) => columnOf(other) === columnOf(day)),
  Home: (day, days) => days.find((other) => rowOf(other) === rowOf(day)),
  End: (day, days) => days.findLast((other) => rowOf(other) === rowOf(day)),
};

const BESIDE: Record<string, string> = { PageUp: 'before', PageDown: 'after' };

/** Moves the focus in the table. Returns the month that is to be opened, and which date is focused there. */
export function moveInMonth(event: KeyboardEvent): { href: string; date: number } | null {
  const day = closestTo(event, '[data-day]');
  const month = day?.closest('.month');
  if (!day || !month || event.ctrlKey || event.metaKey || event.altKey) return null;
  const beside = BESIDE[event.key];
  if (!WITHIN[event.key] && !beside) return null;
  event.preventDefault();
  const days = [...month.querySelectorAll<HTMLElement>('[data-day]')];
  if (!beside) {
    focusDay(WITHIN[event.key]?.(day, days), days);
    return null;
  }
  const link = month.querySelector<HTMLAnchorElement>(`a[data-month=${beside}]`);
  return link && { href: link.href, date: dateOf(day) };
}

export function setRovingDay(host: HTMLElement): void {
  const days = [...host.querySelectorAll<HTMLElement>('[data-day]')];
  const first = days.find((day) => day.ariaCurrent) ?? days[0];
  for (const day of days) day.tabIndex = day === first ? 0 : -1;
}

export function focusNearest(host: HTMLElement, date: number): void {
  const days = [...host.querySelectorAll<HTMLElement>('[data-day]')];
  const distance = (day: HTMLElement) => Math.abs(dateOf(day) - date);
  focusDay(days.toSorted((a, b) => distance(a) - distance(b))[0], days);
}

function focusDay(day: HTMLElement | undefined, days: HTMLElement[]): void {
  if (!day) return;
  for (const other of days) other.tabIndex = other === day ? 0 : -1;
  day.focus();
}

function dateOf(day: HTMLElement): number {
  return Number(day.dataset.day?.slice(8));
}

function columnOf(day: HTMLElement): number {
  return day.closest('td')?.cellIndex ?? -1;
}

function rowOf(day: HTMLElement): number {
  return day.closest('tr')?.rowIndex ?? -1;
}
