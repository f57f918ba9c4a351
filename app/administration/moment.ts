const TWO_HOURS = 2 * 60 * 60 * 1000;
/** The tax engine has them too, and with them a browser would load the engine. */
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `2026-11-21 05:39`, South African time. Not by Intl: server and browser must print the same letters. */
export function momentText(at: Date): string {
  return inSouthAfrica(at).slice(0, 16).replace('T', ' ');
}

/** `21 November 2026`, the day it is in South Africa. */
export function dayText(at: Date): string {
  const [year, month, day] = inSouthAfrica(at).slice(0, 10).split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

/** South Africa keeps UTC+2 all year. */
function inSouthAfrica(at: Date): string {
  return new Date(at.getTime() + TWO_HOURS).toISOString();
}
