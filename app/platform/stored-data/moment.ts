const MOMENT = new Intl.DateTimeFormat('en-ZA', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Africa/Johannesburg',
});

export function longMoment(date: Date | null): string {
  return date ? MOMENT.format(date) : 'never';
}
