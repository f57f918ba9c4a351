import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CERTIFICATE, certificateRows, codeFirst, without } from './certificate.test-support.ts';
import { readCertificate } from './read-certificate.ts';

const READ = {
  year: '2026',
  number: '7123456789202602A0000000000001',
  employer: null,
  amounts: expect.stringMatching(/^3601: 34000000, .*, 4149: 6933544$/),
  income: { value: 385_000_00, line: '3699: 385 000' },
  paye: { value: 61_234_56, line: '4102: 61 234.56' },
  retirement: [{ value: 25_500_00, line: '4001: 25 500.00' }],
  medical: { value: 48_000_00, line: '4005: 48 000.00' },
};

test('an IRP5 is read with its codes before the amounts, behind them, or in the words', () => {
  const orders: (typeof codeFirst)[] = [
    codeFirst,
    ([code, words, amount]) => [words, amount, String(code)],
    ([code, words, amount]) => [`${code} - ${words}`, amount],
    ([code, words, amount]) => [`${words} (${code})`, amount],
    ([code, , amount]) => [amount, String(code)],
    ([code, , amount]) => [`${code} ${amount}`],
    ([code, , amount]) => [`${code}: ${amount}`],
    ([code, words, amount]) => [`${code} ${words} ${amount}`],
    ([code, words, amount]) => [`${words} ${amount}`, String(code)],
    ([code, words, amount]) => [`${words}`, `${code} ${amount}`],
    ([code, , amount]) => [`${amount} ${code}`],
  ];
  for (const order of orders) expect(readCertificate(certificateRows({ order }))).toEqual(READ);
});

test('an amount with a space before it is read with and without groups of digits', () => {
  const printed = ['IRP5', 'Year of assessment 2026', '3601 420000.00', '3699 420000.00', '4102 1 234.56'];
  const rows = [...printed, '4149 1234.56'].map((text) => [text]);
  expect(readCertificate(rows)).toMatchObject({
    income: { value: 420_000_00, line: '3699: 420000.00' },
    paye: { value: 1_234_56, line: '4102: 1 234.56' },
  });
  const [wrong, minus] = ['3601 420000.01', '3601 -420000.00'].map((line) => [
    ...rows.filter(([text]) => !text?.startsWith('3601')),
    [line],
  ]);
  for (const changed of [wrong, minus])
    expect(readCertificate(changed ?? [])).toEqual({
      unsure: ['its sums: the codes do not add up to 3699 and 4149'],
    });
});

test('its number and the employer’s are read if there is one of each', () => {
  const [heading = [], , ...rows] = certificateRows();
  const number = 'Certificate number: 7123456789202602A0000000000002';
  expect(readCertificate([heading, [number, 'PAYE reference number 7123456789'], ...rows])).toMatchObject({
    number: number.slice(20),
    employer: '7123456789',
  });
  expect(readCertificate([heading, ['7123456789', '7000000001'], ...rows])).toMatchObject({
    number: null,
    employer: null,
  });
});

test('codes in two columns are read by how they add up', () => {
  const [columns, others] = [CERTIFICATE.slice(0, 6), CERTIFICATE.slice(6)];
  const rows = columns.map(([code, , amount], at) => [
    String(code),
    amount,
    ...(others[at] ? [String(others[at][0]), others[at][2]] : []),
  ]);
  expect(readCertificate([['IRP5'], ['3025', '2026'], ...rows])).toMatchObject({
    income: READ.income,
    paye: READ.paye,
  });
});

test('who paid no tax and no contributions has none of them', () => {
  const rows = certificateRows({ lines: without(4001, 4005, 4102, 4141, 4142, 4149) });
  expect(readCertificate(rows)).toMatchObject({ paye: null, retirement: [], medical: null });
});

test('what does not add up, is there twice or taxed apart is not read, and named', () => {
  const changed = (code: number, amount: string) =>
    CERTIFICATE.map((line) => (line[0] === code ? ([code, line[1], amount] as const) : line));
  const sums = 'its sums: the codes do not add up to 3699 and 4149';
  for (const [rows, unsure] of [
    [certificateRows({ lines: without(3699) }), 'its total: no amount was found for 3699'],
    [certificateRows({ lines: without(3699, 4149) }), 'its totals: no amounts were found for 3699 and 4149'],
    [certificateRows({ lines: without(3601) }), sums],
    [certificateRows({ lines: without(4149) }), 'its total: no amount was found for 4149'],
    [certificateRows({ lines: changed(3699, '386 000') }), sums],
    [certificateRows({ lines: changed(4102, '61 234.55') }), sums],
    [certificateRows({ lines: changed(3601, '-340 000') }), sums],
    [[...certificateRows(), ['3699', '1 000']], 'a code that it has twice: it may be more than one IRP5'],
    [
      certificateRows({
        lines: [...without(3699), [3901, 'Gratuity', '10 000'], [3699, 'Gross', '395 000']],
      }),
      'the income: it has a lump sum, which has tax tables of its own',
    ],
    [certificateRows({ year: '26' }), 'the year of assessment'],
    [[...certificateRows(), ['Tax year', '2025']], 'the year of assessment'],
  ] as const)
    expect(readCertificate(rows)).toEqual({ unsure: [unsure] });
});

test('lines lost, doubled or in another order give the same figures, or nothing', () => {
  const rows = certificateRows();
  const mixed = fc.tuple(
    fc.shuffledSubarray(rows, { minLength: rows.length - 3 }),
    fc.array(fc.constantFrom(...rows), { maxLength: 3 }),
  );
  fc.assert(
    fc.property(mixed, ([kept, more]) => {
      const read = readCertificate([...kept, ...more]);
      if (!('unsure' in read)) expect(read).toMatchObject({ income: { value: READ.income.value } });
    }),
    { numRuns: 1_000 },
  );
});
