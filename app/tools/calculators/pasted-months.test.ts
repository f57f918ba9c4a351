import { expect, test } from 'vitest';
import { formatRand } from '#app/tax/money.ts';
import { readMonths } from './months.ts';
import { monthsAsRead, monthsIn } from './pasted-months.ts';

type Table = Exclude<ReturnType<typeof monthsAsRead>, { error: string }>;

/** Whole rand by month; in order if the rows have no months. */
function read(text: string, direction: 'in' | 'out' = 'in') {
  const table = monthsAsRead(text, direction);
  if ('error' in table) return table.error;
  const { months } = readMonths(table.counted ?? '');
  if (months[0]?.month === null) return months.map(({ cents }) => cents / 100);
  return Object.fromEntries(months.map(({ month, cents }) => [month, cents / 100]));
}

function tableOf(text: string, direction: 'in' | 'out' = 'in'): Table {
  const table = monthsAsRead(text, direction);
  if ('error' in table) throw new Error(table.error);
  return table;
}

test('a day without marks and an amount are not twenty million rand', () => {
  expect(read('20260331,120000')).toEqual({ '2026-03': 120_000 });
  expect(monthsIn('20260331,120000').months).toEqual([{ month: '2026-03', cents: 120_000_00 }]);
});

test('dates are read as banks and spreadsheets write them', () => {
  for (const date of ['13.03.26', '13/03/26', '13-03-26', '13.03.2026', '13-Mar-2026', 'Mar-26', "Mar '26"])
    expect([date, read(`${date}\t1 200,50\n`)]).toEqual([date, { '2026-03': 1200.5 }]);
  expect(read('Maand;Omset\nMei 2026;100\nOktober 2025;200')).toEqual({ '2025-10': 200, '2026-05': 100 });
  expect(read('Date,Amount\n46112,100\n46113,200')).toEqual({ '2026-03': 100, '2026-04': 200 });
  expect(read('Date,Amount\n03/31/2026,100')).toMatch(/^Line 2: “03\/31\/2026” has the month first/);
  expect(read('March,100')).toMatch(/^Line 1: “March” has no year/);
});

test('each layout of a spreadsheet is read', () => {
  for (const [text, expected] of [
    ['100\t200\t300', [100, 200, 300]],
    ['100; 200', [100, 200]],
    ['Mar 2026\tApr 2026\n1 000\t2 000', { '2026-03': 1000, '2026-04': 2000 }],
    ['Month\tMar 2026\tApr 2026\nTurnover\t1 000\t2 000', { '2026-03': 1000, '2026-04': 2000 }],
    ['Month,Turnover\n31/03/2026,100\n2026-03-01,50.25\n04/2026,7', { '2026-03': 150.25, '2026-04': 7 }],
    ['March 2026\t1000\n30 April 2026\tABC\t2000', { '2026-03': 1000, '2026-04': 2000 }],
    ['"2026-03","1,000.00"\n', { '2026-03': 1000 }],
    ['2026-03-31;12 500,75', { '2026-03': 12_500.75 }],
    ['31/03/2026,120,000.00\n30/04/2026,500,75', { '2026-03': 120_000, '2026-04': 500.75 }],
    ['31 March 2026  120 000\n30 April 2026  7', { '2026-03': 120_000, '2026-04': 7 }],
    ['March 2026: 100\nApril 2026: 200', { '2026-03': 100, '2026-04': 200 }],
    ['ACC-NO,62000000001\n20260302,1000.00,"Sale 17"', { '2026-03': 1000 }],
    ['31/03/2026 R 120 000.00\n30/04/2026 7', { '2026-03': 120_000, '2026-04': 7 }],
    ['Turnover\n120 000,50\n130 000,25', [120_000.5, 130_000.25]],
    ['120 000,50\n130 000,25\n45 000 000', [120_000.5, 130_000.25, 45_000_000]],
    ['| Month | Sales |\n|---|---|\n| 2026-03 | 100 |', { '2026-03': 100 }],
    ['\uFEFFsep=;\r\nMonth;Sales\r\n2026-03;100\r\n\u001a', { '2026-03': 100 }],
    ['Month, "Sales" ,Note\n"2026-03" ,"1,000" , "a" b', { '2026-03': 1000 }],
    ['\u202a2026-03-31\u202c\t\u200b100', { '2026-03': 100 }],
  ] as const)
    expect([text, read(text)]).toEqual([text, expected]);
});

const STATEMENT = [
  'Jacaranda Bank,,,,',
  'Account,62 000 000 001,,,',
  'Date,Description,Debit,Credit,Balance',
  '2026/03/01,Opening balance,,,10 000.00',
  '2026/03/05,Invoice 17,,"30 000,00",40 000.00',
  '2026/03/09,Total Garage,800.00,,39 200.00',
  '2026/04/02,Invoice 18,,20 000.00,59 200.00',
  ',Total,800.00,50 000.00,',
].join('\n');

test('a bank statement counts the side that is asked for, and says what it leaves out', () => {
  expect(read(STATEMENT)).toEqual({ '2026-03': 30_000, '2026-04': 20_000 });
  expect(read(STATEMENT, 'out')).toEqual({ '2026-03': 800 });
  const { columns, rows, sums, remarks, questions } = tableOf(STATEMENT);
  expect(columns).toEqual(['Month', 'Rows', 'Amount']);
  expect(rows).toEqual([
    ['March 2026', '1', formatRand(30_000_00)],
    ['April 2026', '1', formatRand(20_000_00)],
  ]);
  expect(sums).toEqual(['Together', '2', formatRand(50_000_00)]);
  expect(remarks).toEqual([
    'The amounts are those of the column “Credit”.',
    'Not counted: the columns “Debit”, “Balance”.',
    'Not counted: 2 lines above the headings.',
    'Not counted: 2 rows with a total or a balance.',
    'Not counted: 1 row without an amount.',
  ]);
  expect(questions).toEqual([]);
});

test('totals do not count, labelled or not, and a wrong one is named', () => {
  const rows = 'Month,Sales\n2026-03,100\n2026-04,200\n';
  for (const total of ['Total,300', 'TOTAAL,300', 'Grand total:,300', ',300', 'Total for the year,300'])
    expect([total, read(rows + total)]).toEqual([total, { '2026-03': 100, '2026-04': 200 }]);
  expect(tableOf(`${rows}Total,400`).remarks).toContain(
    `The table says ${formatRand(400_00)} in its last total; the rows make ${formatRand(300_00)}.`,
  );
  expect(read(`${rows},299`)).toBe('Line 4: Give every line a date, or none.');
  expect(read(`${rows}someday,5`)).toBe('Line 4: “someday” is no date that can be read.');
});

test('credit notes are subtracted, with a note', () => {
  const table = tableOf(
    'Date;Customer;Amount\n2026-03-02;A;1 000,00\n2026-03-09;B;-500,00\n2026-03-10;C;(20)',
  );
  expect(table.sums).toEqual(['Together', '3', formatRand(480_00)]);
  expect(table.remarks.join(' ')).toContain(
    `Taken off: 2 amounts below zero, together ${formatRand(-520_00)}`,
  );
  expect(read('Date,Amount\n2026-03-02,-100\n2026-04-02,-50')).toEqual({ '2026-03': 100, '2026-04': 50 });
  expect(read('Date,Amount\n2026-03-02,-100\n2026-04-02,50')).toMatch(/^March 2026 comes to/);
  expect(read('Date,Amount\n2026-03-02,100.00Cr\n2026-03-02,40.00Dr')).toEqual({ '2026-03': 100 });
  expect(read('Date,Type,Amount\n2026-03-02,C,100\n2026-03-02,D,40', 'out')).toEqual({ '2026-03': 40 });
});

test('of several columns the one without VAT counts; two that look alike are refused', () => {
  expect(read('Date,Total incl VAT,VAT,Excl. VAT\n2026-03-02,115,15,100')).toEqual({ '2026-03': 100 });
  expect(read('Date,Invoice no,Amount\n2026-03-02,17,100')).toEqual({ '2026-03': 100 });
  expect(read('2026-03-02,100.00,7100.00\n2026-03-03,5.00,7105.00')).toMatch(/^More than one column/);
});

test('a month of millions among months of thousands is questioned', () => {
  const { questions, counted } = tableOf('40 000\n45 000\n4 500 000');
  expect(questions).toEqual([
    `One line has ${formatRand(4_500_000_00)}, a hundred times what a usual month has. Is that right?`,
  ]);
  expect(readMonths(counted ?? '').months).toHaveLength(3);
});

test('unreadable rows are named with their line', () => {
  for (const [text, error] of [
    ['100\nmany', /^Line 2: “many” is no amount\.$/],
    ['Date,Amount\n2026-03-02,12abc', /No line has an amount/],
    ['Date,Amount\n2026-03-02,12abc\n2026-04-02,1', /^Line 2: “12abc” is no amount/],
    ['2026-03-02,12abc\n2026-04-02,1', /^Line 1: “12abc” is no amount/],
    ['Date,Amount\n2026-03-02,100\n2026-03-03,1.2E+05', /^Line 3: “1.2E\+05” was shortened/],
    ['hello', /^No line has an amount/],
    ['Date,"Amount\n2026-03-02,100', /never closed/],
  ] as const)
    expect([text, read(text)]).toEqual([text, expect.stringMatching(error)]);
});
