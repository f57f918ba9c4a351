import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeCsv } from './csv.ts';
import { readCsv } from './read-csv.ts';

test('any text is read back unchanged', () => {
  const cell = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...`'"=+-@＝,;\t\r\n ab\u200B`) }));
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 5 }), (lines) => {
      const head = ['a', 'b'];
      expect(readCsv(writeCsv([head, ...lines]))).toEqual([head, ...lines]);
    }),
  );
});

test('no text can be a formula in a spreadsheet', () => {
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', "'=1", '＝1', '\u200B=1']) {
    const [cell = ''] = writeCsv([[text]]).match(/(?<=^\uFEFF"?)[^"].*/s) ?? [];
    expect(cell, text).toMatch(/^'/);
  }
});

test('with another separator no part of a text is a formula; a list of points is kept', () => {
  expect(writeCsv([['a;=1+1;@SUM(1)\n-cmd\n- point']])).toBe(`\uFEFF"a;'=1+1;'@SUM(1)\n'-cmd\n- point"\r\n`);
});

test('negative numbers stay numbers', () => {
  expect(writeCsv([[-12.5, { figure: '-12.50' }, { figure: '18.00%' }]])).toBe(
    '\uFEFF-12.5,-12.50,18.00%\r\n',
  );
});

test('a cell is quoted when it holds any separator, a quote or a line break', () => {
  expect(writeCsv([['a;b', 'say "x"', 'a\nb', 'plain']])).toBe('\uFEFF"a;b","say ""x""","a\nb",plain\r\n');
});

test('a file that breaks the standard is read as spreadsheets read it', () => {
  for (const [text, lines] of [
    [
      'sep=;\r\nname;note\r\n"Sons, Ltd";x\r\n',
      [
        ['name', 'note'],
        ['Sons, Ltd', 'x'],
      ],
    ],
    ['\uFEFF"sep=|"\na|b', [['a', 'b']]],
    ['a, "b, c" ,d\n', [['a', 'b, c', 'd']]],
    ['"Smith" & Sons,5" pipe,12\n', [['Smith & Sons', '5" pipe', '12']]],
    [
      'a,b\r\n1,2\r\n\u001A',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\n1,2\u001A\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      '"a,b";"c,d"\n1;2',
      [
        ['a,b', 'c,d'],
        ['1', '2'],
      ],
    ],
    [
      'Statement of March\nDate;Amount\n2026-03-31;120 000,50\n2026-03-31;7,00\n',
      [['Statement of March'], ['Date', 'Amount'], ['2026-03-31', '120 000,50'], ['2026-03-31', '7,00']],
    ],
    ['"say ""x"", then" twice , "y"\n', [['say "x", then twice', 'y']]],
    ['a, "never closed\n', null],
    ['a,"never closed\n', null],
  ] as const)
    expect([text, readCsv(text)]).toEqual([text, lines]);
});

test('a file of nothing but separators or line breaks is refused after 100 000 cells', () => {
  for (const sign of [',', '\n', '""\n']) {
    expect(readCsv(sign.repeat(90_000)), sign).not.toBeNull();
    expect(readCsv(sign.repeat(150_000)), sign).toBeNull();
  }
});
