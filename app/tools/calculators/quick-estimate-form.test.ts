import { expect, test } from 'vitest';
import { NEGATIVE } from '#app/tax/amount.ts';
import { formatRand } from '#app/tax/money.ts';
import { outcomeOf, readQuickEstimate, type QuickEstimateFields } from './quick-estimate-form.ts';
import { estimateTexts } from './quick-estimate-texts.ts';

test('R 500 000, one dependant: R 95 077.00 firm estimate, R 89 393.00 in 2026/27', () => {
  const { estimate, errors, message } = estimated({ grossIncome: 'R 500 000,00', dependants: '1' });
  expect([estimate.leading.estimatedTax, estimate.below.estimatedTax]).toEqual([8_939_300, 9_507_700]);
  expect(estimate.below.taxBeforeRebates).toBe(11_983_000);
  expect([errors, message]).toEqual([{}, { title: 'Quick estimate calculated' }]);
});

test('an income of a month counts twelve times, and the year is named', () => {
  const monthly = estimated({ grossIncome: '35 000', period: 'monthly' });
  expect(monthly.estimate).toEqual(estimated({ grossIncome: '420 000' }).estimate);
  expect(monthly.yearly).toBe(`${formatRand(42_000_000)} a year`);
});

test("a month's pay typed as a year's is asked about, once the button was pressed", () => {
  const noteOf = (given: Partial<QuickEstimateFields>, isPressed?: boolean) =>
    estimateTexts(fields(given), estimated(given), isPressed).incomeNote;
  const low = { grossIncome: '35 000' };
  expect(noteOf(low)).toBe('No tax is due on this for a year. If it is for a month, choose “a month”.');
  expect(noteOf(low, false)).toBe('');
  for (const grossIncome of ['0', '150k']) expect(noteOf({ grossIncome })).toBe('');
});

test('where no tax is due a sentence says so', () => {
  expect(textsOf({ grossIncome: '35 000' })).toMatchObject({
    leadingTax: 'No tax is due',
    belowTax: 'No tax is due',
    leadingMonth: '',
    example: '',
    counted: '',
  });
  expect(estimated({ grossIncome: '35 000' }).message).toEqual({
    title: 'Quick estimate calculated',
    description: 'No tax is due on this for a year. If it is for a month, choose “a month”.',
  });
});

test('an empty number of dependants still includes the main member', () => {
  expect(estimated({ grossIncome: '500k' }).estimate.below.medicalCredits.used).toBe(12 * 347_00);
});

test('an empty income is refused', () => {
  expect(readQuickEstimate(fields({ grossIncome: '  ', dependants: '2' }))).toEqual({
    kind: 'refused',
    errors: { grossIncome: 'Please enter your annual gross income' },
    message: { title: 'Missing information', description: 'Please enter your annual gross income' },
  });
});

test('text that is not a number counts as 0, which its field calls an error', () => {
  const { estimate, errors, message } = estimated({ grossIncome: 'plenty', dependants: 'two' });
  expect(estimate.leading.estimatedTax).toBe(0);
  expect(message).toBeNull();
  expect(errors).toEqual({
    grossIncome: 'Not a number: counted as 0.',
    dependants: 'Not a number: counted as 0.',
  });
});

test('below a figure that counts text as 0 stands so, and not that no tax is due', () => {
  const zero = formatRand(0);
  expect(textsOf({ grossIncome: 'abc' })).toMatchObject({
    incomeError: 'Not a number: counted as 0.',
    hasFigures: 'yes',
    example: '',
    leadingTax: zero,
    belowTax: zero,
    counted: '“abc” is not a number: counted as R\u00a00.',
    countedField: '#grossIncome',
  });
  expect(textsOf({ grossIncome: '500k', dependants: 'two' })).toMatchObject({
    counted: '“two” is not a number: counted as 0.',
    countedField: '#dependants',
  });
});

test('the example stands until an income is typed, and no figure below a refused one', () => {
  const example = { hasFigures: 'yes', leadingTax: formatRand(8_939_300) };
  expect(estimateTexts(fields({}), null)).toMatchObject(example);
  expect(textsOf({ grossIncome: ' ', dependants: '2' })).toMatchObject(example);
  const refused = [{ grossIncome: '-5' }, { grossIncome: '101bn' }, { grossIncome: '1', dependants: '21' }];
  for (const given of refused) expect(textsOf(given)).toMatchObject({ hasFigures: '', example: '' });
});

test('a value out of range is refused at its field', () => {
  const tooLarge = 'Enter an amount of at most R 100 billion a year.';
  const cases: [given: Partial<QuickEstimateFields>, field: string, message: string][] = [
    [{ grossIncome: '-1' }, 'grossIncome', NEGATIVE],
    [{ grossIncome: '-1', period: 'monthly' }, 'grossIncome', NEGATIVE],
    [{ dependants: '-1' }, 'dependants', NEGATIVE],
    [{ dependants: '21' }, 'dependants', 'Enter a whole number from 0 to 20.'],
    [{ grossIncome: '101bn' }, 'grossIncome', tooLarge],
    [{ grossIncome: '9bn', period: 'monthly' }, 'grossIncome', tooLarge],
  ];
  for (const [given, field, message] of cases) {
    expect(readQuickEstimate(fields({ grossIncome: '100', ...given }))).toMatchObject({
      kind: 'refused',
      errors: { [field]: message },
      message: { title: 'Invalid input', description: message },
    });
  }
});

test('a failure is logged, and has a message', () => {
  const error = new RangeError('a tax table must end with an open band');
  const reported: unknown[] = [];
  const outcome = outcomeOf(
    fields({ grossIncome: '1' }),
    (reason) => reported.push(reason),
    () => {
      throw error;
    },
  );
  expect(reported).toEqual([error]);
  expect(outcome).toEqual({
    kind: 'failed',
    message: {
      title: 'Calculation error',
      description: 'There was a problem with your calculation. Please try again.',
    },
  });
  expect(estimateTexts(fields({}), outcome).failure).toBe(outcome.message?.description);
});

test('a relief that is not used up is named with its full amount', () => {
  const texts = (grossIncome: string) => {
    const given = fields({ grossIncome });
    const { rebateLabel, creditsLabel } = estimateTexts(given, readQuickEstimate(given));
    return [rebateLabel, creditsLabel].map((label) => label.replaceAll('\u202f', ' '));
  };
  expect(texts('30 000')).toEqual(['Primary rebate, up to 17 820.00', 'Medical credits, up to 4 512.00']);
  expect(texts('100 000')).toEqual(['Primary rebate', 'Medical credits, up to 4 512.00']);
  expect(texts('500 000')).toEqual(['Primary rebate', 'Medical credits']);
});

test('the full calculator gets what was typed, in the fragment', () => {
  const link = (given: Partial<QuickEstimateFields>) => estimateTexts(fields(given), null).calculatorLink;
  expect(link({})).toBe('/calculator');
  expect(link({ grossIncome: '35 000', period: 'monthly', dependants: '2' })).toBe(
    '/calculator#period=monthly&grossIncome=35+000&medicalMembers=3',
  );
});

function textsOf(given: Partial<QuickEstimateFields>) {
  return estimateTexts(fields(given), readQuickEstimate(fields(given)));
}

function estimated(given: Partial<QuickEstimateFields>) {
  const outcome = readQuickEstimate(fields(given));
  if (outcome.kind === 'refused') throw new Error(outcome.message.description);
  return outcome;
}

function fields(given: Partial<QuickEstimateFields>): QuickEstimateFields {
  return { grossIncome: '', dependants: '', period: '', ...given };
}
