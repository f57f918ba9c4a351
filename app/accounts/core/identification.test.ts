import { expect, test } from 'vitest';
import { identificationError, identificationLabel, writtenIdentification } from './identification.ts';

const COMPANY =
  'A company’s registration number is a year, six digits and two digits, for instance 2016/000100/07. Please check it.';

test('an ID number has 13 digits with a valid date, citizenship and check digit', () => {
  for (const type of ['individual', 'business'] as const) {
    for (const good of ['8001015009087', '800101 5009 087', '0002290001086', '9202204720281']) {
      expect([good, identificationError(type, good)]).toEqual([good, null]);
    }
    for (const [bad, why] of [
      ['1234567890123', 'first six digits are not a date'],
      ['8002305009087', 'first six digits are not a date'],
      ['8001015009387', '11th digit is 0, 1 or 2'],
      ['8001015009086', 'last digit does not fit'],
      ['8001105009087', 'last digit does not fit'],
      ['8010015009087', 'last digit does not fit'],
    ] as const) {
      expect([bad, identificationError(type, bad)]).toEqual([bad, expect.stringContaining(why)]);
    }
  }
});

test('every single wrong digit of an ID number is noticed', () => {
  const id = '8001015009087';
  for (let place = 0; place < id.length; place++) {
    for (let digit = 0; digit < 10; digit++) {
      const changed = id.slice(0, place) + digit + id.slice(place + 1);
      if (changed !== id) expect(identificationError('individual', changed), changed).not.toBeNull();
    }
  }
});

test('an individual’s passport passes; a number of almost 13 digits is refused', () => {
  for (const passport of ['A01234567', '123456789', 'M 1234-567', '1234567890A']) {
    expect(identificationError('individual', passport)).toBeNull();
  }
  for (const [text, count] of [
    ['8001015009', 10],
    ['800101500908', 12],
    ['80010150090871', 14],
  ] as const) {
    expect(identificationError('individual', text)).toContain(`has 13 digits, and this one has ${count}`);
  }
});

test('a company’s number is written as CIPC does; others without a letter are refused', () => {
  for (const text of ['2016/000100/07', '2016 000100 07', '2016-000100-07', '201600010007']) {
    expect(identificationError('business', text)).toBeNull();
    expect(writtenIdentification('business', text)).toBe('2016/000100/07');
    expect(writtenIdentification('individual', text)).toBe(text);
  }
  const thisYear = new Date().getFullYear();
  for (const year of [1850, thisYear])
    expect(identificationError('business', `${year}/000100/07`)).toBeNull();
  for (const year of [1849, thisYear + 1]) {
    expect(identificationError('business', `${year}/000100/07`), String(year)).toBe(COMPANY);
  }
  for (const text of ['2016/100/07', '2999/000100/07', '0016/000100/07', '12345', '2016/000100/077']) {
    expect([text, identificationError('business', text)]).toEqual([text, COMPANY]);
  }
  for (const text of ['IT 000123/2016', 'CK 2004/012345/23']) {
    expect(identificationError('business', text), text).toBeNull();
    expect(writtenIdentification('business', text)).toBe(text);
  }
});

test('staff see what kind of number it is', () => {
  expect(identificationLabel('individual', '8001015009087')).toBe('South African ID number');
  for (const other of ['8001015009086', '123456789', 'A01234567', 'A8001015009087', '8001015009087A']) {
    expect(identificationLabel('individual', other), other).toBe('Identification number');
  }
  expect(identificationLabel('business', '2016/000100/07')).toBe('Registration number');
});
