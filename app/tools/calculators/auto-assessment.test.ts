import { expect, test } from 'vitest';
import { rand } from '#app/tax/money.ts';
import { calculate } from './calculate.ts';
import { calculated, sectionOf } from './calculated.test-support.ts';
import { findCalculator } from './calculators.ts';
import type { Values } from './field.ts';
import { NO_CLAIMS } from './no-claims.test-support.ts';

const SEASON = '2026-07-20';
/** After the season of 2025/26, which closed on 23 October 2026. */
const LATE = '2026-11-25';

/** 18% of R216 000 less R17 235: R21 645. */
const CLERK = { ...NO_CLAIMS, taxYear: '2025', income: '216 000', taxPaid: '22 000', noticeRefund: '355' };
/** R585 to pay. */
const OWING = { taxPaid: '21 060', noticeRefund: '', noticeToPay: '585' };
const SECOND_JOB = { ...CLERK, hasOther: 'yes', otherIncome: '10 000' };
/** A tenth of R150 000 and R700, at 31%: R4 867. */
const OFFICE = {
  ...NO_CLAIMS,
  taxYear: '2025',
  income: '480 000',
  taxPaid: '100 000',
  noticeRefund: '5 928',
  hasOffice: 'yes',
  premises: '150 000',
  repairs: '700',
  officeArea: '12',
  homeArea: '120',
};
const TICKED = { isOffice: 'on', hasHomePapers: 'on' };

test('six questions come first, and each yes asks for its own amounts', () => {
  const { fields } = findCalculator('auto-assessment');
  const names = (values: Values) => fields(values).map(({ name }) => name);
  expect(names({}).slice(0, 8)).toEqual([...Object.keys(NO_CLAIMS), 'figures', 'noticeTaxable']);
  expect(names({ figures: 'irp5' })).toContain('income');
  expect(names({ income: '5' })).toContain('taxPaid');
  expect(names({})).not.toContain('donations');
  expect(names({ hasDonations: 'yes' })).toContain('donations');
  expect(names({ hasDonations: 'yes' })).not.toContain('premises');
});

test('without every answer, or with a yes without its amount, there is no verdict', () => {
  for (const name of Object.keys(NO_CLAIMS)) {
    const { [name]: _left, ...answered }: Values = CLERK;
    for (const values of [answered, { ...CLERK, [name]: 'yes' }])
      expect(calculate(findCalculator('auto-assessment'), values, {}, LATE), name).toMatchObject({
        kind: 'refused',
        message: { title: 'Missing information' },
      });
  }
});

test('what is known before every answer is said, without a verdict', () => {
  const soFar = (values: Values) => {
    const outcome = calculate(findCalculator('auto-assessment'), values, {}, SEASON);
    return outcome.kind === 'refused' ? outcome.soFar?.replaceAll('\u202f', ' ') : outcome.kind;
  };
  const doubtful = { ...CLERK, noticeRefund: '', hasDonations: 'yes', hasBills: 'yes' };
  expect(soFar(doubtful)).toBe(
    'By your IRP5 alone your refund is R 355.00. Two amounts that you have yet to give can still change what a correction brings.',
  );
  expect(soFar({ ...doubtful, assessedTax: '21 645' })).toBe(
    'SARS’s figures agree with yours so far, but for two amounts that you have yet to give. As SARS has it your refund is R 355.00.',
  );
  expect(soFar({ ...doubtful, assessedTax: '30 000' })).toMatch(
    /^SARS’s tax is R 30 000.00, and these figures/,
  );
  expect(soFar({ ...OFFICE, ...TICKED, noticeRefund: '', hasDonations: 'yes', hasOther: '' })).toBe(
    'By your IRP5 alone your refund is R 5 928.00. With what you have given so far your refund is R 10 795.00. One question that you have yet to answer and one amount that you have yet to give can still change what a correction brings.',
  );
  expect(soFar({ ...doubtful, taxPaid: '21 060' })).toMatch(/^By your IRP5 alone you have R 585.00 to pay\./);
  for (const unknown of [{ income: '' }, { taxPaid: '' }, { taxPaid: '78 000' }])
    expect(soFar({ ...doubtful, ...unknown }), JSON.stringify(unknown)).toBeUndefined();
});

test('PAYE above a year’s tax on the income is a month’s, or a question: no figure', () => {
  const check = (values: Values) => calculate(findCalculator('auto-assessment'), values, {}, LATE);
  const month = { ...NO_CLAIMS, taxYear: '2025', income: '38 000' };
  for (const taxPaid of ['6 500', '78 000'])
    expect(check({ ...month, taxPaid }), taxPaid).toMatchObject({
      kind: 'refused',
      message: { description: 'Still needed: “Is this for a month? The return is for the year”.' },
    });
  expect(check({ ...month, taxPaid: '6 500', wholeYear: 'month' })).toMatchObject({
    kind: 'refused',
    errors: { income: expect.stringMatching(/whole year/) },
  });
  expect(check({ ...month, taxPaid: '6 500', wholeYear: 'year' })).toMatchObject({ kind: 'calculated' });
  expect(check({ ...month, taxPaid: '78 000', wholeYear: 'year' })).toMatchObject({
    errors: { taxPaid: expect.stringMatching(/cannot be more than the income/) },
  });
  // Corrected; an answer that was left from before does not count.
  const year = { ...month, income: '456 000', taxPaid: '86 629', wholeYear: 'month' };
  expect(check(year)).toMatchObject({ kind: 'calculated' });
  // Rarely a month's pay: too much PAYE is a refund.
  expect(check({ ...month, income: '433 000', taxPaid: '92 000' })).toMatchObject({ kind: 'calculated' });
  expect(check(CLERK)).toMatchObject({ kind: 'calculated' });
});

test('what differs from SARS’s offer comes first, then the refund', () => {
  const headlines = (values: Values) =>
    calculated('auto-assessment', values, SEASON).assessment.headlines.map((headline) => [
      headline.label,
      'cents' in headline ? headline.cents : headline.text.replaceAll('\u202f', ' '),
    ]);
  expect(headlines(CLERK)).toEqual([
    ['By your answers', 'The same as SARS offers'],
    ['Your refund as SARS has it', rand(355)],
  ]);
  expect(headlines({ ...CLERK, ...OWING })).toEqual([
    ['By your answers', 'The same as SARS asks'],
    ['Tax to pay as SARS has it', rand(585)],
  ]);
  expect(headlines(SECOND_JOB)).toEqual([
    ['By your answers', 'R 1 800 less than SARS offers'],
    ['Tax to pay once corrected', rand(1_445)],
    ['Your refund as SARS has it', rand(355)],
  ]);
  expect(headlines({ ...SECOND_JOB, ...OWING })[0]).toEqual([
    'By your answers',
    'R 1 800 more to pay than SARS asks',
  ]);
  // 94 072 by the table of 2025/26: 77 362 + 31% × 109 500 − 17 235.
  expect(headlines({ ...OFFICE, ...TICKED })).toEqual([
    ['By your answers', 'R 4 867 more than SARS offers'],
    ['Your refund once corrected', rand(10_795)],
    ['Your refund as SARS has it', rand(5_928)],
  ]);
  expect(headlines(OFFICE)[0]).toEqual([
    'By your answers',
    'The same as SARS offers, while the home office does not count',
  ]);
  // 31% of 10 000, beside an office that does not count.
  expect(headlines({ ...OFFICE, hasDonations: 'yes', donations: '10 000' })[0]?.[1]).toBe(
    'R 3 100 more than SARS offers, once the papers are there',
  );
  expect(headlines({ ...OFFICE, ...TICKED, hasHomePapers: '' })[0]?.[1]).toBe(
    'R 4 867 more than SARS offers, once the papers are there',
  );
});

test('a claim without papers is named with what it would bring, not what was spent', () => {
  expect(advice(OFFICE, SEASON)[0]).toMatch(
    /^Not counted: home office\. Tick its box.*with its papers it would bring R\s4\s867\.00\.$/,
  );
  expect(advice({ ...OFFICE, ...TICKED, hasHomePapers: '' }, SEASON)[0]).toMatch(
    /^Not counted yet: home office\. With its papers it would bring R\s4\s867\.00\.$/,
  );
  expect(advice({ ...CLERK, hasTravel: 'yes', allowance: '30 000' }, SEASON)[0]).toMatch(
    /travel allowance\. Fill in its other fields/,
  );
});

test('amounts under a “no” do not count, though the form still has them', () => {
  const { assessment } = calculated('auto-assessment', { ...OFFICE, ...TICKED, hasOffice: 'no' }, SEASON);
  expect(assessment.tax.cents).toBe(0);
});

test('in the season a correction has the earlier of two days, counted from the notice', () => {
  // 40 business days after Wednesday 8 July 2026, with Monday 10 August a holiday: Thursday 3 September.
  expect(advice({ ...SECOND_JOB, noticeDay: '2026-07-08' }, SEASON)).toEqual([
    expect.stringMatching(/R\s1\s800\.00 more is owed\. Correct it yourself/),
    expect.stringMatching(
      /^File a full return on eFiling by 3 September 2026 \(section 95\(6\).*runs to 23 October 2026/,
    ),
    'If you were a provisional taxpayer in 2025/26, you have until 22 January 2027 (check this day with SARS).',
    expect.stringMatching(/voluntary disclosure \(section 226\)/),
  ]);
  expect(advice(SECOND_JOB, SEASON)[1]).toMatch(/by 23 October 2026.*Enter the day of the notice above/);
  // Between the two days the later one still applies.
  expect(advice({ ...SECOND_JOB, noticeDay: '2026-07-08' }, '2026-09-20')[1]).toMatch(/by 23 October 2026/);
});

test('after the season the way out has its sections and days, and how sure they are', () => {
  const claimed = { ...OFFICE, ...TICKED, hasOther: 'yes', otherIncome: '1 000' };
  const lines = advice({ ...claimed, noticeDay: '2026-07-08' }, LATE);
  expect(lines.slice(1)).toEqual([
    expect.stringMatching(
      /^It is late: .*23 October 2026 \(check this day with SARS\), and .*ended on 3 September 2026.*later of the two counts\.$/,
    ),
    expect.stringContaining('22 January 2027'),
    expect.stringMatching(/^You can still file .*more time with your reason \(section 95\(7\)\)/),
    expect.stringMatching(/section 93\(1\)\(d\).*to 8 July 2029 \(section 99\)/),
    expect.stringMatching(/80 business days of that decision.*sections 95\(5\) and 104/),
  ]);
  expect(advice(SECOND_JOB, LATE)[1]).toMatch(/Enter the day of the notice above.*may still run/);
  // A notice in October leaves time after the season.
  expect(advice({ ...SECOND_JOB, noticeDay: '2026-10-15' }, LATE)[1]).toMatch(/^File a full return/);
  expect(advice({ ...SECOND_JOB, taxYear: '2023' }, LATE)[1]).toMatch(/21 October 2024/);
});

test('if the assessment’s tax differs there is no verdict, but the days to correct it', () => {
  const differing = { ...CLERK, assessedTax: '30 000', noticeDay: '2026-10-15' };
  const { headlines } = calculated('auto-assessment', differing, LATE).assessment;
  expect(headlines[1]?.label).toBe('Your refund by your answers');
  expect(headlines[0]).toMatchObject({ text: 'Your assessment differs: compare it first' });
  const lines = advice(differing, LATE);
  expect(lines[0]).toMatch(
    /^SARS’s tax is R\s30\s000\.00, and your certificates alone give .* have it corrected, as below\.$/,
  );
  expect(lines[1]).toMatch(/^File a full return/);
  expect(lines.join()).not.toMatch(/nothing to correct|^Pay/);
});

test('where SARS took less tax than is right, a correction costs', () => {
  // 94 072 by the table, 89 205 with the office; SARS says 80 000.
  const { assessment } = calculated(
    'auto-assessment',
    { ...OFFICE, ...TICKED, assessedTax: '80 000' },
    SEASON,
  );
  expect(assessment.tax).toMatchObject({ label: 'What the correction costs', cents: rand(80_000 - 89_205) });
  expect(assessment.headlines.slice(1)).toMatchObject([
    { label: 'Your refund by your answers', cents: rand(10_795) },
    { label: 'Your refund by your assessment', cents: rand(20_000) },
  ]);
  expect(assessment.means).toMatch(/Find out which figures are right/);
  const lines = advice({ ...OFFICE, ...TICKED, assessedTax: '80 000' }, SEASON);
  expect(lines[0]).toMatch(/alone give R\s94\s072\.00: R\s14\s072\.00 apart/);
  expect(lines[1]).toMatch(
    /^Your own answers bring R\s4\s867\.00\. In all R\s9\s205\.00 less than the assessment gives\.$/,
  );
});

test('nothing to correct gives no dates', () => {
  expect(advice(CLERK, LATE)).toEqual([
    'By your six answers SARS has everything, and there is nothing to correct. You need not accept it: silence counts as agreement.',
  ]);
  expect(advice({ ...CLERK, ...OWING }, LATE).at(-1)).toMatch(/^Pay the R\s585\.00 by the day/);
});

function advice(values: Values, today: string): readonly string[] {
  return sectionOf(calculated('auto-assessment', values, today).assessment, 'advice')?.lines ?? [];
}
