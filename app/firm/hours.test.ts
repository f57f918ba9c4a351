import { expect, test } from 'vitest';
import { supportDays } from '#tests/fixtures/firm.ts';
import { supportState } from './hours.ts';

// Monday is 16 November 2026; the week has no public holiday.
test('open on Monday to Thursday from 08:00:00 to 16:59:59', () => {
  for (const day of ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19']) {
    expect(at(`${day}T07:59:59.999`)).toEqual(offline('Today at 8:00 AM'));
    expect(at(`${day}T08:00:00`)).toEqual(online);
    expect(at(`${day}T16:59:59.999`)).toEqual(online);
    expect(at(`${day}T17:00:00`).online).toBe(false);
  }
});

test('open on Friday from 08:00:00 to 13:59:59', () => {
  expect(at('2026-11-20T07:59:59')).toEqual(offline('Today at 8:00 AM'));
  expect(at('2026-11-20T08:00:00')).toEqual(online);
  expect(at('2026-11-20T13:59:59')).toEqual(online);
  expect(at('2026-11-20T14:00:00')).toEqual(offline('Monday at 8:00 AM'));
});

test('after Monday, Tuesday and Wednesday close the next time is tomorrow', () => {
  expect(at('2026-11-16T17:00:00')).toEqual(offline('Tomorrow at 8:00 AM'));
  expect(at('2026-11-17T23:59:59')).toEqual(offline('Tomorrow at 8:00 AM'));
  expect(at('2026-11-18T17:00:01')).toEqual(offline('Tomorrow at 8:00 AM'));
});

test('after Thursday close the next time is Friday by name', () => {
  expect(at('2026-11-19T17:00:00')).toEqual(offline('Friday at 8:00 AM'));
  expect(at('2026-11-19T23:59:59')).toEqual(offline('Friday at 8:00 AM'));
});

test('from Friday close to the end of Sunday the next time is Monday by name', () => {
  for (const moment of [
    '2026-11-20T14:00:00',
    '2026-11-21T10:00:00',
    '2026-11-22T00:00:00',
    '2026-11-22T23:59:59',
  ]) {
    expect(at(moment)).toEqual(offline('Monday at 8:00 AM'));
  }
});

test('midnight turns tomorrow into today', () => {
  expect(at('2026-11-16T23:59:59')).toEqual(offline('Tomorrow at 8:00 AM'));
  expect(at('2026-11-17T00:00:00')).toEqual(offline('Today at 8:00 AM'));
});

test('nobody is online on 16 December, whatever the hour', () => {
  for (let hour = 0; hour < 24; hour++) {
    expect(at(`2026-12-16T${String(hour).padStart(2, '0')}:30:00`).online).toBe(false);
  }
});

test('before and during a Wednesday holiday the next time is the Thursday', () => {
  expect(at('2026-12-15T17:00:00')).toEqual(offline('Thursday at 8:00 AM'));
  expect(at('2026-12-16T00:00:00')).toEqual(offline('Tomorrow at 8:00 AM'));
  expect(at('2026-12-16T10:00:00')).toEqual(offline('Tomorrow at 8:00 AM'));
});

test('the Easter weekend runs from Thursday close to Tuesday', () => {
  expect(at('2027-03-25T17:00:00')).toEqual(offline('Tuesday at 8:00 AM'));
  expect(at('2027-03-26T09:00:00')).toEqual(offline('Tuesday at 8:00 AM'));
  expect(at('2027-03-28T09:00:00')).toEqual(offline('Tuesday at 8:00 AM'));
  expect(at('2027-03-29T09:00:00')).toEqual(offline('Tomorrow at 8:00 AM'));
});

test('a holiday on a Sunday closes the Monday after it', () => {
  expect(at('2026-08-10T09:00:00')).toEqual(offline('Tomorrow at 8:00 AM'));
  expect(at('2026-08-07T14:00:00')).toEqual(offline('Tuesday at 8:00 AM'));
});

test('Christmas on a Friday and New Year on a Friday name the Monday', () => {
  expect(at('2026-12-24T17:00:00')).toEqual(offline('Monday at 8:00 AM'));
  expect(at('2026-12-31T17:00:00')).toEqual(offline('Monday at 8:00 AM'));
  expect(at('2027-01-01T09:00:00')).toEqual(offline('Monday at 8:00 AM'));
});

test('the state is one moment of the world, whatever zone it is written in', () => {
  expect(supportState(new Date('2026-11-16T06:00:00Z'), supportDays)).toEqual(online);
  expect(supportState(new Date('2026-11-16T01:00:00-05:00'), supportDays)).toEqual(online);
  expect(supportState(new Date('2026-11-16T05:59:59Z'), supportDays)).toEqual(offline('Today at 8:00 AM'));
});

const online = { online: true, nextAvailable: null };

function offline(nextAvailable: string) {
  return { online: false, nextAvailable };
}

function at(southAfricanTime: string) {
  return supportState(new Date(`${southAfricanTime}+02:00`), supportDays);
}
