/** Counts one day at a time, with its own lists: nothing here reads the site's calendar. */

const EVERY_YEAR = new Set([
  '01-01',
  '03-21',
  '04-27',
  '05-01',
  '06-16',
  '08-09',
  '09-24',
  '12-16',
  '12-25',
  '12-26',
]);

/** Good Friday and Family Day, Mondays after a Sunday, and what the President declared. */
const OTHERS = new Set(
  `
  2014-04-18 2014-04-21 2014-04-28 2014-05-07 2015-04-03 2015-04-06 2015-08-10
  2016-03-25 2016-03-28 2016-05-02 2016-08-03 2016-12-27 2017-01-02 2017-04-14 2017-04-17 2017-09-25
  2018-03-30 2018-04-02 2018-12-17 2019-04-19 2019-04-22 2019-05-08 2019-06-17 2020-04-10 2020-04-13 2020-08-10
  2021-03-22 2021-04-02 2021-04-05 2021-11-01 2021-12-27 2022-04-15 2022-04-18 2022-05-02 2022-12-27
  2023-01-02 2023-04-07 2023-04-10 2023-09-25 2023-12-15 2024-03-29 2024-04-01 2024-05-29 2024-06-17
  2025-04-18 2025-04-21 2025-04-28 2026-04-03 2026-04-06 2026-08-10 2026-11-04
  2027-03-22 2027-03-26 2027-03-29 2027-12-27 2028-04-14 2028-04-17 2028-09-25
  2029-03-30 2029-04-02 2029-12-17 2030-04-19 2030-04-22 2030-06-17
  2031-04-11 2031-04-14 2031-04-28 2032-03-22 2032-03-26 2032-03-29 2032-12-27
  2033-04-15 2033-04-18 2033-05-02 2034-01-02 2034-04-07 2034-04-10 2034-09-25 2035-03-23 2035-03-26 2035-12-17
`.split(/\s+/),
);

type Way = 'business' | 'dispute' | 'days' | 'years';

/** A second copy of the law: days, way of counting, and who has to act. */
export const LENGTHS: Readonly<Record<string, readonly [number, Way, 'client' | 'SARS']>> = {
  'reasons-request': [30, 'dispute', 'client'],
  'reasons-enough': [30, 'dispute', 'SARS'],
  'reasons-sars': [45, 'dispute', 'SARS'],
  objection: [80, 'dispute', 'client'],
  'objection-late-reasonable': [30, 'dispute', 'client'],
  'objection-late-exceptional': [3, 'years', 'client'],
  'objection-renewed': [20, 'dispute', 'client'],
  'objection-decision': [60, 'dispute', 'SARS'],
  'objection-decision-documents': [45, 'dispute', 'SARS'],
  'objection-decision-extension': [45, 'dispute', 'SARS'],
  appeal: [30, 'dispute', 'client'],
  'appeal-late-reasonable': [21, 'dispute', 'client'],
  'adr-finish': [90, 'dispute', 'SARS'],
  'relevant-material-abroad': [90, 'days', 'client'],
  'audit-start-notice': [10, 'business', 'SARS'],
  'audit-outcome': [21, 'business', 'SARS'],
  'audit-findings-response': [21, 'business', 'client'],
  'estimate-correction': [40, 'business', 'client'],
  'extension-late-application': [21, 'business', 'client'],
  'prescription-sars': [3, 'years', 'SARS'],
  'prescription-self': [5, 'years', 'SARS'],
  'suspension-shield': [10, 'business', 'SARS'],
  'final-demand': [10, 'business', 'client'],
  'judgment-notice': [10, 'business', 'client'],
  'final-demand-return': [21, 'business', 'client'],
  'remission-shield': [21, 'business', 'SARS'],
};

export function countedByHand(id: string, from: string): string {
  const [count, way, by] = LENGTHS[id]!;
  if (id === 'objection') {
    const old = walked(from, 30, isDisputeDay);
    if (old < '2023-03-10') return old;
  }
  if (way === 'business') return walked(from, count, isWorkday);
  if (way === 'dispute') return walked(from, count, isDisputeDay);
  const end = way === 'days' ? walked(from, count, () => true) : inYears(from, count);
  return by === 'client' ? workdayUpTo(end) : end;
}

function workdayUpTo(end: string): string {
  let day = end;
  while (!isWorkday(day)) day = next(day, -1);
  return day;
}

function walked(from: string, count: number, counts: (day: string) => boolean): string {
  let [day, done] = [from, 0];
  while (done < count) {
    day = next(day, 1);
    if (counts(day)) done += 1;
  }
  return day;
}

function inYears(from: string, count: number): string {
  const year = Number(from.slice(0, 4)) + count;
  return from.endsWith('02-29') && year % 4 !== 0 ? `${year}-02-28` : `${year}${from.slice(4)}`;
}

export function isWorkday(day: string): boolean {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return weekday > 0 && weekday < 6 && !EVERY_YEAR.has(day.slice(5)) && !OTHERS.has(day);
}

function isDisputeDay(day: string): boolean {
  const [month, date] = [day.slice(5, 7), Number(day.slice(8))];
  const isPause = (month === '12' && date > 15) || (month === '01' && date < 16);
  return isWorkday(day) && !isPause;
}

function next(day: string, step: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + step);
  return date.toISOString().slice(0, 10);
}
