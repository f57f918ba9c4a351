import { expect, test } from 'vitest';
import { calculated, sectionOf } from './calculated.test-support.ts';
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
  const check = (taxPaid: string) => {
    const values = { ...OFFICE, taxPaid };
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
  expect(check('93 072')).toEqual({
    first: 'R 3 867 back, where SARS asks for R 1 000',
    means: 'A correction brings more back. Have ',
    effect: 'instead of paying R 1 000.00 you get R 3 867.00 back.',
    pay: 'Until SARS has corrected it, pay the R 1 000.00 by the',
  });
  expect(check('84 072')).toMatchObject({
    first: 'R 4 867 less to pay than SARS asks',
    means: lessToPay,
    effect: 'R 4 867.00 less is to pay, and R 5 133.00 is left.',
  });
  expect(check('89 205')).toMatchObject({
    first: 'R 4 867 less to pay than SARS asks',
    means: lessToPay,
    effect: 'the R 4 867.00 is no longer owed.',
  });
});
