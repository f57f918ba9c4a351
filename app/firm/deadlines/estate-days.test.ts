import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { estateTimeline, type EstateTimeline } from '#app/firm/core/estate-timeline.ts';
import { estateCalendar } from './estate-calendar.ts';
import { readEstateDays } from './estate-days.ts';

const TODAY = '2026-11-22';

test('the two days are read, the second may be missing', () => {
  expect(read({ size: 'large', death: ' 2026-08-03 ', letters: '2026-09-14' }).days).toEqual({
    size: 'large',
    death: '2026-08-03',
    letters: '2026-09-14',
  });
  expect(read({ size: 'large', death: '2026-11-22' }).days).toEqual({
    size: 'large',
    death: '2026-11-22',
    letters: null,
  });
});

test('the size comes first, and a small estate has no letters of executorship', () => {
  for (const size of ['', 'middling'])
    expect(read({ size, death: '2026-08-03' })).toMatchObject({
      errors: { size: expect.stringContaining('Choose the size first') },
      days: null,
    });
  expect(read({ size: 'small', death: '2026-08-03', letters: 'soon' })).toMatchObject({
    errors: {},
    days: { size: 'small', death: '2026-08-03', letters: null },
  });
});

test('an impossible day is refused at its field, and the entries stay', () => {
  for (const [death, letters, field, message] of [
    ['', '', 'death', 'Enter the day of death.'],
    ['soon', '', 'death', 'This is no date'],
    ['2026-02-30', '', 'death', 'This is no date'],
    ['2026-11-23', '', 'death', 'still to come'],
    ['1990-01-01', '', 'death', 'older estate'],
    ['2026-08-03', 'soon', 'letters', 'This is no date'],
    ['2026-08-03', '2026-12-01', 'letters', 'until you have the letters'],
    ['2026-08-03', '2026-08-02', 'letters', 'cannot be older'],
  ] as const) {
    const { errors, fields, days } = read({ size: 'large', death, letters });
    expect(errors[field], `${death} ${letters}`).toContain(message);
    expect(days).toBeNull();
    expect(fields).toEqual({ size: 'large', death, letters });
  }
});

test('the calendar has an entry for each day to come, and names the others', () => {
  const timeline = estateTimeline({ size: 'large', death: '2026-08-03', letters: '2026-09-14' }, TODAY);
  const root = new ICAL.Component(ICAL.parse(calendarOf(timeline)));
  const events = root.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  expect(events.map(({ startDate }) => startDate.toString())).toEqual(['2027-03-12', '2027-08-02']);
  expect(events.find(({ uid }) => uid.startsWith('estate-account-'))?.description.split('\n')).toEqual([
    'Within six months of the letters of executorship, or longer if the Master allows it.',
    'Moved back from Sunday 14 March 2027: a weekend.',
    'Administration of Estates Act 66 of 1965, section 35(1)',
  ]);
  expect(root.getFirstPropertyValue('description')).toContain(
    'SARS has not named the season for 2026/27 yet',
  );
  expect(JSON.stringify(root.toJSON())).not.toContain('2026-08-03');
});

function calendarOf(timeline: EstateTimeline) {
  return estateCalendar(timeline, { origin: 'https://firm.example', today: TODAY });
}

function read(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readEstateDays(form, TODAY);
}
