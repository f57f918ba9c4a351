import { expect, test } from 'vitest';
import { readQuickEstimate } from './quick-estimate-form.ts';

test('R 500 000 and one dependant: R 95 077.00 on the firm basis', () => {
  expect(estimated('R 500 000,00', '1')).toMatchObject({
    estimate: { taxBeforeRebates: 11_983_000, estimatedTax: 9_507_700 },
    notes: {},
    message: { title: 'Quick estimate calculated' },
  });
});

test('an empty number of dependants still includes the main member', () => {
  expect(estimated('500k', '').estimate.medicalCredits).toBe(12 * 347_00);
});

test('an empty income is refused', () => {
  expect(readQuickEstimate({ grossIncome: '  ', dependants: '2' })).toEqual({
    kind: 'refused',
    errors: { grossIncome: 'Please enter your annual gross income' },
    message: { title: 'Missing information', description: 'Please enter your annual gross income' },
  });
});

test('text that is not a number is read as 0 with a note', () => {
  const outcome = estimated('plenty', 'two');
  expect(outcome.estimate.estimatedTax).toBe(0);
  expect(outcome.notes).toEqual({
    grossIncome: 'Not a number: counted as 0.',
    dependants: 'Not a number: counted as 0.',
  });
});

test('a value out of range is refused at its field', () => {
  const cases: [grossIncome: string, dependants: string, field: string, message: string][] = [
    ['-1', '0', 'grossIncome', 'All financial values must be positive numbers.'],
    ['100', '-1', 'dependants', 'All financial values must be positive numbers.'],
    ['100', '21', 'dependants', 'Enter a whole number from 0 to 20.'],
    ['101bn', '0', 'grossIncome', 'Enter an amount of at most R 100 billion.'],
  ];
  for (const [grossIncome, dependants, field, message] of cases) {
    expect(readQuickEstimate({ grossIncome, dependants })).toMatchObject({
      kind: 'refused',
      errors: { [field]: message },
      message: { title: 'Invalid input' },
    });
  }
});

function estimated(grossIncome: string, dependants: string) {
  const outcome = readQuickEstimate({ grossIncome, dependants }, 'firm');
  if (outcome.kind === 'refused') throw new Error(outcome.message.description);
  return outcome;
}
