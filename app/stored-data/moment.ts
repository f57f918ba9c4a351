const MOMENT = new Intl.DateTimeFormat('en-ZA', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Africa/Johannesburg',
});

/** `21 November 2026 at 05:39` in South Africa, or `never`. */
export function longMoment(date: Date | null): string {
  return date ? MOMENT.format(date) : 'never';
}
