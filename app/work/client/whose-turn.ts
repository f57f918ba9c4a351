/** On the page and in the calendar. */
export function whoseTurn(path: string | null, waits: boolean): string {
  if (path === null) return 'not in our hands';
  return waits ? 'waits for what we need from you' : 'we work on it';
}
