const DAY = new Intl.DateTimeFormat('en-ZA', { dateStyle: 'long', timeZone: 'Africa/Johannesburg' });
const MOMENT = new Intl.DateTimeFormat('en-ZA', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Africa/Johannesburg',
});

/** '21 November 2026', as it is in South Africa. */
export function dayOf(date: Date): string {
  return DAY.format(date);
}

/** The same with the time. */
export function momentOf(date: Date): string {
  return MOMENT.format(date);
}
