import { expect, test } from 'vitest';
import { certificateRows } from '#app/tools/papers/certificate.test-support.ts';
import { noticeRows } from '#app/tools/papers/notice.test-support.ts';
import { readCertificate, type Certificate } from '#app/tools/papers/read-certificate.ts';
import { readNotice, type Notice } from '#app/tools/papers/read-notice.ts';
import { calculated } from './calculated.test-support.ts';
import { yearOption } from './fields.ts';
import { fillingsOf, type Papers } from './read-papers.ts';

const YEARS = [yearOption(2026), yearOption(2025)];

test('a notice fills in its day, taxable income, tax and what comes out', () => {
  expect(valuesOf({ notices: [notice()], certificates: [] })).toEqual({
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
  const second = certificate({ number: null });
  expect(valuesOf({ notices: [notice()], certificates: [certificate(), second] })).toMatchObject({
    figures: 'irp5',
    income: 770_000,
    taxPaid: 122_469.12,
    retirementFunds: 51_000,
    medicalContributions: 96_000,
    assessedTax: 91_982,
  });
});

test('papers that do not belong together fill in nothing, and say why', () => {
  for (const [papers, why] of [
    [{ notices: [notice(), notice()], certificates: [] }, 'There are two notices'],
    [
      { notices: [notice()], certificates: [certificate({ year: '2025' })] },
      'about different years: 2026 and 2025',
    ],
    [{ notices: [], certificates: [certificate(), certificate()] }, 'One of the IRP5s is there twice'],
    [
      { notices: [], certificates: [certificate({ year: '2019' })] },
      'about 2019: this page checks 2025/26, 2024/25',
    ],
  ] as const)
    expect(fillingsOf(papers, YEARS)).toEqual({ refused: expect.stringContaining(why) });
});

test('what was filled in is an answer as if it had been typed', () => {
  const questions = ['hasBills', 'hasAnnuity', 'hasDonations', 'hasTravel', 'hasOffice', 'hasOther'];
  const no = Object.fromEntries(questions.map((name) => [name, 'no']));
  const { headlines } = calculated('auto-assessment', {
    ...no,
    ...filledIn({ notices: [notice()], certificates: [] }),
  }).assessment;
  expect(headlines[0]).toEqual({ label: 'By your answers', text: 'The same as SARS asks' });
});

function notice(): Notice {
  const read = readNotice(noticeRows(), { taxNumber: null, year: null });
  if ('unsure' in read) throw new Error(read.unsure.join());
  return read;
}

function certificate(changed: Partial<Certificate> = {}): Certificate {
  const read = readCertificate(certificateRows());
  if ('unsure' in read) throw new Error(read.unsure.join());
  return { ...read, ...changed };
}

function filledIn(papers: Papers): Record<string, string> {
  const filled = fillingsOf(papers, YEARS);
  if ('refused' in filled) throw new Error(filled.refused);
  return Object.fromEntries(filled.fillings.map(({ name, value }) => [name, value]));
}

/** Amounts in rand. */
function valuesOf(papers: Papers) {
  return Object.fromEntries(
    Object.entries(filledIn(papers)).map(([name, value]) => [
      name,
      /[\u202f.]/.test(value) ? Number(value.replaceAll('\u202f', '')) : value,
    ]),
  );
}
