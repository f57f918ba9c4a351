import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noticeRows } from './notice.test-support.ts';
import { amountIn, whyUnsure, type Unsure } from './printed-rows.ts';
import { readNotice, type Notice } from './read-notice.ts';

const EXPECTED = { taxNumber: '0123456789', year: '2026' };
const UNKNOWN = { taxNumber: null, year: null };

const READ = {
  assessedOn: '2026-08-03',
  reference: '7',
  figure: { figure: 'pay', cents: 11_982_00 },
  payBy: '2026-09-30',
};

const REFUND = {
  tax: 'R 72 765.00',
  result: '-7 235.00',
  account: ['Amount refundable to you by SARS', '-7 235.00'],
} satisfies Parameters<typeof noticeRows>[0];

test('what a notice says once, or the same each time, is read with its lines', () => {
  expect(readNotice(noticeRows(), EXPECTED)).toEqual({
    assessedOn: { value: '2026-08-03', line: 'Date of assessment: 2026-08-03' },
    reference: { value: '7', line: 'Document number: 7' },
    result: { value: READ.figure, line: 'Amount payable by you to SARS R 11 982.00' },
    payBy: { value: '2026-09-30', line: 'Payment due date: 2026-09-30' },
    taxable: {
      value: 480_000_00,
      line: 'Taxable income / Assessed loss 0.00 R 480 000.00 R 480 000.00',
    },
    tax: { value: 91_982_00, line: 'Assessed tax after rebates 0.00 R 91 982,00 R 91 982,00' },
    year: { value: '2026', line: 'Year of assessment: 2026' },
    taxNumber: '0123456789',
  });
  expect(valuesOf(readNotice(noticeRows(), UNKNOWN))).toEqual(READ);
});

test('a refund needs no day, and a result of nothing no amount', () => {
  const refund = noticeRows(REFUND).filter(([label]) => label !== 'Payment due date:');
  expect(valuesOf(readNotice(refund, EXPECTED))).toEqual({
    ...READ,
    figure: { figure: 'refund', cents: 7_235_00 },
    payBy: null,
  });
  const nothing = noticeRows({
    tax: '80 000.00',
    result: '0.00',
    account: ['Amount payable by you', '0.00'],
  });
  expect(valuesOf(readNotice(nothing, EXPECTED))).toEqual({
    ...READ,
    figure: { figure: 'none', cents: 0 },
    payBy: null,
  });
});

test('what is missing, twice there or does not fit is named, and nothing is read', () => {
  const rows = noticeRows();
  const without = (label: string) => rows.map((row) => row.filter((text) => !text.startsWith(label)));
  for (const [changed, unsure] of [
    [without('ITA34'), 'it has no heading “ITA34”'],
    [noticeRows({ assessedOn: '03/08/2026' }), 'the date of the assessment'],
    [[...rows, ['Date of assessment:', '2026-08-04']], 'the date of the assessment'],
    [without('Reference'), 'the tax reference number'],
    [noticeRows({ taxNumber: '9876543210' }), 'the tax number: 9876543210, and the client’s is 0123456789'],
    [without('Year'), 'the year of assessment'],
    [noticeRows({ year: '2025' }), 'the year: 2025, and the work is about 2026'],
    [
      [...rows, ['Type of assessment:', 'Jeopardy Assessment']],
      'the type of assessment: “Jeopardy Assessment” is not known here',
    ],
    [without('Deductions'), 'the deductions'],
    [noticeRows({ income: '520 001.00' }), 'the taxable income: it does not add up'],
    [noticeRows({ tax: '91 982.01' }), 'the result: it does not add up'],
    [noticeRows({ tax: '91,982' }), 'the tax after rebates'],
    [[...rows, ['Assessment result', '5.00']], 'the result'],
    [noticeRows({ account: ['Amount payable by you', '500.00'] }), 'what is to be paid or paid back'],
    [noticeRows({ account: ['Amount refundable to you', '11 982.00'] }), 'what is to be paid or paid back'],
    [without('Amount payable'), 'what is to be paid or paid back'],
    [without('Payment due'), 'the day by which it is paid'],
    [noticeRows({ payBy: '2026-08-02' }), 'the day by which it is paid'],
    [[...rows, ['Second date', '2026-10-31']], 'the day by which it is paid'],
  ] as const) {
    const read = readNotice(changed, EXPECTED);
    expect(read).toEqual({ unsure: expect.arrayContaining([unsure]) });
  }
});

test('an auto-assessment is a first one, and what changes an earlier one says so', () => {
  const ofType = (type: string) =>
    noticeRows().map((row) => row.map((text) => (text === 'Original Assessment' ? type : text)));
  for (const type of ['Auto assessment', 'Auto-assessment', 'ESTIMATED ASSESSMENT', 'Original'])
    expect(valuesOf(readNotice(ofType(type), EXPECTED))).toEqual(READ);
  for (const type of ['Additional Assessment', 'Reduced assessment']) {
    const read = readNotice(ofType(type), EXPECTED);
    expect(read).toEqual({ unsure: [], changes: type });
    expect('unsure' in read && whyUnsure(read, 'The check is for the first one.')).toBe(
      `This notice changes an earlier assessment (${type}). The check is for the first one.`,
    );
  }
});

test('an assessment that changes an earlier one is not read', () => {
  const rows = noticeRows().map((row) =>
    row.map((text, at) => (at === 1 && text === '0.00' ? '5.00' : text)),
  );
  expect(readNotice(rows, EXPECTED)).toMatchObject({ unsure: expect.arrayContaining(['the income']) });
});

test('lines in another order or twice give the same, or nothing', () => {
  const rows = noticeRows();
  const shuffled = fc
    .tuple(
      fc.shuffledSubarray(rows, { minLength: rows.length }),
      fc.array(fc.constantFrom(...rows), { maxLength: 10 }),
    )
    .map(([all, again]) => [...again, ...all]);
  fc.assert(
    fc.property(shuffled, (others) => {
      expect(valuesOf(readNotice(others, EXPECTED))).toEqual(READ);
    }),
  );
});

test('lines that are lost or mixed give the same figure, or nothing', () => {
  const rows = noticeRows();
  const texts = fc.constantFrom(...rows.flat());
  const mixed = fc.tuple(fc.subarray(rows), fc.array(fc.array(texts, { maxLength: 4 }), { maxLength: 4 }));
  fc.assert(
    fc.property(mixed, ([kept, more]) => {
      const read = readNotice([...kept, ...more], EXPECTED);
      if (!('unsure' in read)) expect(valuesOf(read)).toMatchObject({ figure: READ.figure });
    }),
    { numRuns: 500 },
  );
});

test('an amount is read as SARS may write it, and only where it is unambiguous', () => {
  for (const text of ['R 1 234.56', '1 234,56', '1,234.56', '1.234,56', 'R1234.56'])
    expect([text, amountIn(text)]).toEqual([text, 1_234_56]);
  for (const text of ['-1 234,56', '(1 234.56)', '1 234.56-', 'R -1 234.56', '−R 1 234.56', '(R 1 234.56)'])
    expect([text, amountIn(text)]).toEqual([text, -1_234_56]);
  for (const text of [
    '',
    'R',
    '1,234',
    '1.234',
    '1 23.45',
    '12 34',
    '1 234.5',
    '(1.00',
    '-(1.00)',
    '1k',
    '1.00 2.00',
  ])
    expect([text, amountIn(text)]).toEqual([text, null]);
});

function valuesOf(read: Notice | Unsure) {
  if ('unsure' in read) return read;
  const { assessedOn, reference, result, payBy } = read;
  return {
    assessedOn: assessedOn.value,
    reference: reference?.value,
    figure: result.value,
    payBy: payBy?.value ?? null,
  };
}
