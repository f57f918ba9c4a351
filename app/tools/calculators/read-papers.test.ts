import { expect, test } from 'vitest';
import { certificateRows } from '#app/tools/papers/certificate.test-support.ts';
import { noticeRows } from '#app/tools/papers/notice.test-support.ts';
import { readCertificate, type Certificate } from '#app/tools/papers/read-certificate.ts';
import { readNotice, type Notice } from '#app/tools/papers/read-notice.ts';
import { calculated } from './calculated.test-support.ts';
import type { Chosen } from './chosen-papers.ts';
import { yearOption } from './fields.ts';
import { shownWith, shownWithout, type Standing } from './papers-shown.ts';
import { fillingsOf } from './read-papers.ts';

const YEARS = [yearOption(2026), yearOption(2025)];
const SECOND = '7123456789202602A0000000000002';
const TWICE = { income: 770_000, taxPaid: 122_469.12 };
const ONCE = { income: 385_000, taxPaid: 61_234.56 };

test('a notice fills in its day, taxable income, tax and what comes out', () => {
  expect(valuesOf([notice()])).toEqual({
    figures: 'notice',
    taxYear: '2025',
    noticeDay: '2026-08-03',
    noticeTaxable: 480_000,
    noticeToPay: 11_982,
    noticeRefund: '',
    assessedTax: 91_982,
  });
});

test('IRP5s are added up, and a notice beside them gives the tax to compare', () => {
  expect(valuesOf([notice(), irp5(), irp5({ number: SECOND })])).toMatchObject({
    ...TWICE,
    figures: 'irp5',
    retirementFunds: 51_000,
    medicalContributions: 96_000,
    assessedTax: 91_982,
  });
});

test('an IRP5 that was chosen twice counts once, and says so', () => {
  const unnumbered = { number: null, employer: '7123456789' };
  const bytes = new Uint8Array([1, 2]);
  for (const copies of [
    [irp5({}, 'c1.pdf'), irp5({}, 'c1 (1).pdf')],
    [irp5(unnumbered, 'c1.pdf'), irp5(unnumbered, 'c1 (1).pdf')],
    [irp5({ number: null }, 'c1.pdf', bytes), irp5({ number: null }, 'c1 (1).pdf', bytes.slice())],
  ]) {
    expect(valuesOf(copies)).toMatchObject(ONCE);
    expect(fillingsOf(copies, YEARS).remarks).toEqual([
      'The same IRP5 was chosen twice (c1.pdf and c1 (1).pdf): it counts once.',
    ]);
  }
  expect(fillingsOf([notice(), notice()], YEARS).remarks).toEqual([
    'The same notice was chosen twice (notice.pdf): it counts once.',
  ]);
  for (const other of [
    { number: null, amounts: '' },
    { ...unnumbered, employer: '7000000001' },
  ])
    expect(valuesOf([irp5(unnumbered), irp5(other)])).toMatchObject(TWICE);
});

test('papers that do not belong together fill in nothing, and say why', () => {
  const later: Partial<Notice> = { assessedOn: { value: '2026-08-04', line: '' } };
  for (const [papers, why] of [
    [[notice(), notice(later, 'n2.pdf')], 'There are two notices (notice.pdf and n2.pdf): take one out.'],
    [[notice(), irp5({ year: '2025' })], 'about different years, 2026 and 2025'],
    [[irp5({ number: null }, 'a.pdf'), irp5({}, 'b.pdf')], 'a.pdf and b.pdf have the same amounts'],
    [[irp5({}, 'a.pdf'), irp5({ amounts: '' }, 'b.pdf')], 'have the same certificate number and different'],
    [[irp5({ year: '2019' })], 'about 2019: this page checks 2025/26, 2024/25'],
  ] as const) {
    const filled = fillingsOf(papers, YEARS);
    expect(filled).toMatchObject({ fillings: [], remarks: [expect.stringContaining(why)] });
    expect(filled.remarks[0]).toMatch(/^Nothing is filled in\. /);
  }
});

test('a file that cannot be read is named, and the others are read', () => {
  const bad = [
    unread('x.pdf', { kind: 'broken' }),
    unread('y.pdf', { kind: 'unsure', unsure: ['its sums'] }),
  ];
  const filled = fillingsOf([...bad, irp5()], YEARS);
  expect(filled.papers).toMatchObject([
    { name: 'x.pdf', why: 'This file cannot be read as a PDF.', fillings: [] },
    { name: 'y.pdf', why: 'Not sure: its sums.' },
    { name: 'irp5.pdf', fillings: expect.arrayContaining([expect.objectContaining({ name: 'income' })]) },
  ]);
  expect(valuesOf([...bad, irp5()])).toMatchObject(ONCE);
  expect(filled.remarks).toEqual(['What could not be read is not counted: add its figures below.']);
  expect(fillingsOf(bad, YEARS)).toMatchObject({
    fillings: [],
    remarks: ['Nothing is filled in: type the figures below.'],
  });
});

test('a second choice is read with the first, and each paper can be taken out', () => {
  const typed = { noticeTaxable: '5', taxYear: '2024' };
  let now: Standing = { shown: null, values: typed, years: YEARS };
  const add = (...papers: Chosen[]) => (now = after(now, shownWith(papers, now)));
  const takeOut = (id: number) => (now = after(now, shownWithout(id, now)));
  add(notice(), unread('x.pdf', { kind: 'broken' }));
  expect(now.values).toMatchObject({ figures: 'notice', taxYear: '2025', noticeDay: '2026-08-03' });
  add(irp5(), unread('x.pdf', { kind: 'locked' }));
  expect(now.shown?.papers.map(({ id, name }) => `${id} ${name}`)).toEqual([
    '0 notice.pdf',
    '1 irp5.pdf',
    '2 x.pdf',
  ]);
  expect(now.values).toMatchObject({ figures: 'irp5', noticeDay: '2026-08-03', income: '385\u202f000' });
  takeOut(0);
  expect(now.values).toMatchObject({ figures: 'irp5', noticeDay: '', income: '385\u202f000' });
  now = { ...now, values: { ...now.values, income: '1' } };
  takeOut(1);
  expect(now.values).toMatchObject({ ...typed, figures: '', income: '1', taxPaid: '' });
});

test('papers whose figures were all reset are not read again with the next', () => {
  const typed = { noticeRefund: '500' };
  const first = after({ ...BLANK, values: typed }, shownWith([notice()], { ...BLANK, values: typed }));
  const reset = { ...first, values: { noticeRefund: '' } };
  const { shown, typed: next } = shownWith([irp5()], reset);
  expect(shown.papers.map(({ name }) => name)).toEqual(['irp5.pdf']);
  expect(next).not.toHaveProperty('noticeRefund');
});

test('what was filled in is an answer as if it had been typed', () => {
  const questions = ['hasBills', 'hasAnnuity', 'hasDonations', 'hasTravel', 'hasOffice', 'hasOther'];
  const no = Object.fromEntries(questions.map((name) => [name, 'no']));
  const { headlines } = calculated('auto-assessment', { ...no, ...filledIn([notice()]) }).assessment;
  expect(headlines[0]).toEqual({
    label: 'By your answers',
    text: 'The same as SARS asks, by the notice alone',
  });
});

const BLANK: Standing = { shown: null, values: {}, years: YEARS };

function after(standing: Standing, { shown, typed }: ReturnType<typeof shownWith>): Standing {
  return { ...standing, shown, values: { ...standing.values, ...typed } };
}

function notice(changed: Partial<Notice> = {}, name = 'notice.pdf'): Chosen {
  const read = readNotice(noticeRows(), { taxNumber: null, year: null });
  if ('unsure' in read) throw new Error(read.unsure.join());
  return unread(name, { kind: 'notice', notice: { ...read, ...changed }, amount: '' });
}

function irp5(changed: Partial<Certificate> = {}, name = 'irp5.pdf', bytes = new Uint8Array()): Chosen {
  const read = readCertificate(certificateRows());
  if ('unsure' in read) throw new Error(read.unsure.join());
  return { ...unread(name, { kind: 'certificate', certificate: { ...read, ...changed } }), bytes };
}

function unread(name: string, read: Chosen['read']): Chosen {
  return { id: 0, name, bytes: new Uint8Array(), read };
}

function filledIn(papers: readonly Chosen[]): Record<string, string> {
  const { fillings } = fillingsOf(papers, YEARS);
  return Object.fromEntries(fillings.map(({ name, value }) => [name, value]));
}

/** Amounts in rand. */
function valuesOf(papers: readonly Chosen[]) {
  return Object.fromEntries(
    Object.entries(filledIn(papers)).map(([name, value]) => [
      name,
      /[\u202f.]/.test(value) ? Number(value.replaceAll('\u202f', '')) : value,
    ]),
  );
}
