import { expect, test } from 'vitest';
import { rand } from '#app/tax/money.ts';
import { calculated, sectionOf } from './calculated.test-support.ts';
import type { Values } from './field.ts';
import { NO_CLAIMS } from './no-claims.test-support.ts';

const SEASON = '2026-07-20';
/** A tenth of R150 000 and R700, at 31%: R4 867. */
const OFFICE = {
  ...NO_CLAIMS,
  taxYear: '2025',
  income: '480 000',
  hasOffice: 'yes',
  premises: '150 000',
  repairs: '700',
  officeArea: '12',
  homeArea: '120',
  isOffice: 'on',
  hasHomePapers: 'on',
};

test('where SARS asks for money, a correction first lowers what is to pay', () => {
  // The tax by the table of 2025/26 is 94 072, and 89 205 with the office.
  const check = (taxPaid: string, noticeToPay: string) => {
    const values = { ...OFFICE, taxPaid, noticeToPay };
    const { assessment } = calculated('auto-assessment', values, SEASON);
    const { headlines, means } = assessment;
    const [first] = headlines;
    const [effect, pay] = (sectionOf(assessment, 'advice')?.lines ?? []).map((line) =>
      line.replaceAll('\u202f', ' '),
    );
    return {
      first: first && 'text' in first ? first.text.replaceAll('\u202f', ' ') : '',
      means: means?.slice(0, 36),
      effect: effect?.split('below: ')[1],
      pay: pay?.slice(0, 54),
    };
  };
  const lessToPay = 'A correction leaves less to pay. Hav';
  expect(check('93 072', '1 000')).toEqual({
    first: 'R 3 867 back, where SARS asks for R 1 000',
    means: 'A correction brings more back. Have ',
    effect: 'R 3 867.00 comes back instead of R 1 000.00 to pay.',
    pay: 'Until SARS has corrected it, pay the R 1 000.00 by the',
  });
  expect(check('84 072', '10 000')).toMatchObject({
    first: 'R 4 867 less to pay than SARS asks',
    means: lessToPay,
    effect: 'R 4 867.00 less is to pay, and R 5 133.00 is left.',
  });
  expect(check('89 205', '4 867')).toMatchObject({
    first: 'R 4 867 less to pay than SARS asks',
    means: lessToPay,
    effect: 'the R 4 867.00 is no longer owed.',
  });
});

test('without the notice the answer goes by the IRP5, says so, and asks for its refund', () => {
  const headlines = (values: Values) => {
    const { assessment } = calculated('auto-assessment', { ...OFFICE, ...values }, SEASON);
    const lines = sectionOf(assessment, 'advice')?.lines ?? [];
    const [first, ...others] = assessment.headlines;
    const text = first && 'text' in first ? first.text.replaceAll('\u202f', ' ') : '';
    return [text, others.at(-1)?.label, lines.some((line) => line.startsWith('Type the refund'))];
  };
  const alone = 'by your IRP5 alone';
  expect(headlines({ taxPaid: '100 000' })).toEqual([
    `R 4 867 more than ${alone}`,
    `Your refund ${alone}`,
    true,
  ]);
  expect(headlines({ taxPaid: '90 000' })[0]).toBe('R 795 back, where your IRP5 alone leaves R 4 072 to pay');
  expect(headlines({ taxPaid: '80 000' })[0]).toBe(`R 4 867 less to pay than ${alone}`);
  expect(headlines({ taxPaid: '94 072', hasOffice: 'no' })).toEqual([
    `The same as ${alone}`,
    `Refund ${alone}`,
    true,
  ]);
  const known = ['R 4 867 more than SARS offers', 'Your refund as SARS has it', false];
  expect(headlines({ taxPaid: '100 000', noticeRefund: '5 928' })).toEqual(known);
});

test('without the notice nothing is said to be due or to be filed', () => {
  const values = { ...NO_CLAIMS, taxYear: '2025', income: '480 000', taxPaid: '80 000' };
  const donated: Values = { hasDonations: 'yes', donations: '10 000', hasReceipts: 'on' };
  for (const more of [{}, donated]) {
    const { assessment } = calculated('auto-assessment', { ...values, ...more }, SEASON);
    const words = [assessment.counts, ...(sectionOf(assessment, 'advice')?.lines ?? [])].join(' ');
    expect(words).not.toMatch(/nothing to file|[Pp]ay the R/);
    expect(JSON.stringify(assessment.working)).not.toMatch(/as SARS has it/);
  }
});

test('a refund of all PAYE is a tax of nothing on the notice, not an unknown one', () => {
  // 18% of R180 000 less R17 235: R15 165, where the notice says that nothing is due.
  const values = {
    ...NO_CLAIMS,
    taxYear: '2025',
    income: '180 000',
    taxPaid: '20 000',
    wholeYear: 'year',
    noticeRefund: '20 000',
  };
  const { headlines, counts } = calculated('auto-assessment', values, SEASON).assessment;
  expect(headlines[0]).toMatchObject({ text: 'Your assessment differs: compare it first' });
  expect(headlines.at(-1)).toMatchObject({ label: 'Your refund by your assessment', cents: rand(20_000) });
  expect(counts).not.toMatch(/nothing to file/);
});

test('medical credits that nobody can look up count as given in full, which is said', () => {
  const medical = { hasBills: 'yes', medicalMembers: '1', medicalContributions: '34 800' };
  const values = { ...NO_CLAIMS, ...medical, taxYear: '2025', income: '433 000', taxPaid: '89 000' };
  const brings = (more: Values) => {
    const { assessment } = calculated('auto-assessment', { ...values, ...more }, SEASON);
    const lines = sectionOf(assessment, 'advice')?.lines ?? [];
    return [assessment.tax.cents, lines.some((line) => line.startsWith('Medical credits count'))];
  };
  // One person: 12 × 364.
  expect(brings({ creditsOnNotice: '0', hasMedicalPapers: 'on' })).toEqual([rand(4_368), false]);
  expect(brings({ creditsOnNotice: '', creditsUnknown: 'on' })).toEqual([0, true]);
  // What is typed all the same counts.
  const typed = { creditsOnNotice: '0', creditsUnknown: 'on', hasMedicalPapers: 'on' };
  expect(brings(typed)).toEqual([rand(4_368), false]);
});

test('where SARS counted too little, nobody is sent after money back', () => {
  const values = {
    ...NO_CLAIMS,
    taxYear: '2025',
    income: '276 000',
    taxPaid: '33 480',
    noticeDay: '2026-07-06',
  };
  const missing = { hasOther: 'yes', otherIncome: '20 000' };
  const agreeing = { income: '216 000', taxPaid: '22 000', noticeRefund: '355' };
  for (const more of [{ noticeRefund: '1 214.50' }, { ...agreeing, ...missing }]) {
    const { assessment } = calculated('auto-assessment', { ...values, ...more });
    const words = (sectionOf(assessment, 'advice')?.lines ?? []).join(' ');
    expect(words).toContain('voluntary disclosure');
    expect(words).not.toMatch(/Or ask for a reduced|exceptional reason|If SARS refuses/);
  }
});

test('by the notice alone nothing is said to be right before the IRP5 is compared', () => {
  const values = { ...NO_CLAIMS, taxYear: '2025', noticeTaxable: '276 000', noticeRefund: '1 214.50' };
  const { assessment } = calculated('auto-assessment', values);
  const { headlines, means, counts } = assessment;
  const lines = sectionOf(assessment, 'advice')?.lines ?? [];
  expect(headlines[0]).toMatchObject({ text: 'The same as SARS offers, by the notice alone' });
  expect([means, counts, ...lines].join(' ')).not.toMatch(/nothing to (?:file|correct)/);
  expect(lines[0]).toMatch(/^Now choose “My IRP5”/);
});
