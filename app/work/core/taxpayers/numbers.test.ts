import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NUMBER_KINDS } from '#app/platform/db/work-values.ts';
import {
  doubtOfNumber,
  NUMBERS,
  numberKindsOf,
  numbersIn,
  writtenNumber,
  type NumberKind,
} from './numbers.ts';

const EXAMPLES: Partial<Record<NumberKind, Record<'right' | 'doubted' | 'refused', readonly string[]>>> = {
  identityNumber: {
    right: ['7503305044089', '320515 0123 083', '3101014888187', '2906065777092'],
    doubted: ['3205150123080', '3204315012083', '3102295012083', '3512315012782'],
    refused: ['35123192140870', '35123192140'],
  },
  vatNumber: {
    right: ['4575718707', '478 528 4755', '4860422361', '4645972391'],
    doubted: ['4575718700', '4785284756', '1725059107'],
    refused: ['ZA4860422361', '464597239'],
  },
  payeNumber: {
    right: ['7934813371', '782 333 2855', '7791024328', '7262865076', '1136708664'],
    doubted: ['7441880007', '7934813372', '5823332855', '1136708665'],
    refused: ['779102432', 'L827078504'],
  },
  sdlNumber: {
    right: ['L934813371', 'l 823 332 855'],
    doubted: ['L934813373'],
    refused: ['7823332855', 'L79102432', 'SDL827078504'],
  },
  uifNumber: {
    right: ['U934813371', 'u791024328'],
    doubted: ['U934813374'],
    refused: ['L823332855', 'U79102432', 'U8270785041', 'U 12345/6'],
  },
  uifFundNumber: {
    right: ['264875/7', '123456/8', '1916733/3', '2044084/3'],
    doubted: ['264875/6', '2044084/4'],
    refused: ['12345/6', 'U934813371'],
  },
};

test.each(Object.entries(EXAMPLES))(
  '%s: right ones pass, slips are doubted, others refused',
  (name, examples) => {
    const kind = NUMBER_KINDS.find((one) => one === name)!;
    const read = (text: string) => numbersIn({ [kind]: text });
    const fits = (text: string) => NUMBERS[kind].form.test(read(text)[kind] ?? '');
    for (const text of examples.right)
      expect([text, fits(text), doubtOfNumber(kind, read(text))]).toEqual([text, true, null]);
    for (const text of examples.doubted)
      expect([text, fits(text), doubtOfNumber(kind, read(text))]).toEqual([text, true, expect.any(String)]);
    for (const text of examples.refused) expect([text, fits(text)]).toEqual([text, false]);
  },
);

test('one wrong digit of an ID, VAT, PAYE, SDL or UIF number is always doubted', () => {
  const kinds = ['identityNumber', 'vatNumber', 'payeNumber', 'sdlNumber', 'uifNumber'] as const;
  fc.assert(
    fc.property(
      fc.constantFrom(...kinds),
      fc.nat(),
      fc.nat(),
      fc.integer({ min: 1, max: 9 }),
      (kind, of, at, by) => {
        const right = EXAMPLES[kind]?.right ?? [];
        const number = numbersIn({ [kind]: right[of % right.length] ?? '' })[kind] ?? '';
        const place = 1 + (at % (number.length - 1));
        const digit = (Number(number[place]) + by) % 10;
        const wrong = number.slice(0, place) + digit + number.slice(place + 1);
        expect(doubtOfNumber(kind, { [kind]: wrong }), wrong).not.toBeNull();
      },
    ),
  );
});

test('the digits of SDL and UIF are compared with the PAYE number, but an old one', () => {
  const sdlNumber = 'L823332855';
  expect(doubtOfNumber('sdlNumber', { sdlNumber, payeNumber: '7934813371' })).toContain('PAYE');
  expect(doubtOfNumber('sdlNumber', { sdlNumber, payeNumber: '7823332855' })).toBeNull();
  expect(doubtOfNumber('sdlNumber', { sdlNumber, payeNumber: '1136708664' })).toBeNull();
});

test('a company is not asked for an ID or a passport, but keeps one that it has', () => {
  expect(numberKindsOf('company', {})).not.toContain('identityNumber');
  expect(numberKindsOf('company', { passportNumber: 'A1234567' })).toContain('passportNumber');
  expect(numberKindsOf('individual', {})).toEqual(NUMBER_KINDS);
});

test('a number of the Fund is written with a stroke, and read back as it was', () => {
  const numbers = numbersIn({ uifFundNumber: '2044084/3' });
  expect(numbers).toEqual({ uifFundNumber: '20440843' });
  expect(writtenNumber('uifFundNumber', numbers)).toBe('2044084/3');
  expect(writtenNumber('vatNumber', numbers)).toBe('');
});
