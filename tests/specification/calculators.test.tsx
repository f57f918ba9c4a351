import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { calculate } from '#app/tools/calculators/calculate.ts';
import { calculated } from '#app/tools/calculators/calculated.test-support.ts';
import { CalculatorForm } from '#app/tools/calculators/calculator-form.tsx';
import { toolName } from '#app/tools/calculators/calculator-links.ts';
import { findCalculator, type CalculatorType } from '#app/tools/calculators/calculators.ts';
import type { FieldSpec, Values } from '#app/tools/calculators/field.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';

type Declared = { heading: string; success: string; monthly: boolean; fields: string[] };

/** The four calculators and their fields. */
const FOUR: Partial<Record<CalculatorType, Declared>> = {
  individual: {
    heading: 'Individual Tax Calculator',
    success: 'Your tax calculation has been completed.',
    monthly: true,
    fields: ['grossIncome', 'retirementContributions', 'age', 'medicalMembers', 'medicalContributions'],
  },
  company: {
    heading: 'Company Tax Calculator',
    success: 'Your company tax calculation has been completed.',
    monthly: false,
    fields: ['companyType', 'taxableIncome', 'dividendsPaid'],
  },
  provisional: {
    heading: 'Provisional Tax Calculator',
    success: 'Your provisional tax calculation has been completed.',
    monthly: true,
    fields: [
      'businessIncome',
      'businessExpenses',
      'grossIncome',
      'retirementContributions',
      'age',
      'medicalMembers',
      'medicalContributions',
    ],
  },
  'capital-gains': {
    heading: 'Capital Gains Tax Calculator',
    success: 'Your capital gains tax calculation has been completed.',
    monthly: false,
    fields: ['entityType', 'proceeds', 'baseCost', 'primaryResidence', 'currentIncome'],
  },
};

const FILLED: Values = {
  grossIncome: '500 000',
  businessIncome: '500 000',
  provisionalTaxPaid: '0',
  taxableIncome: '500 000',
  proceeds: '900 000',
  baseCost: '0',
  currentIncome: '0',
};

test('each of the four calculators has its heading, fields, success texts and periods', () => {
  for (const [type, { heading, success, monthly, fields }] of Object.entries(FOUR)) {
    const calculator = findCalculator(type);
    expect(toolName(calculator)).toBe(heading);
    expect(calculator).toMatchObject({ success, hasPeriods: monthly });
    expect(namesOf(calculator.fields({})), type).toEqual(expect.arrayContaining(fields));
    expect(calculated(type, FILLED).message).toEqual({
      title: 'Calculation successful',
      description: success,
    });
  }
});

test('each of the four calculators refuses a negative amount in the specified words', () => {
  for (const [type, { fields }] of Object.entries(FOUR)) {
    const calculator = findCalculator(type);
    const amounts = calculator
      .fields({})
      .filter(({ kind, name }) => kind === 'amount' && fields.includes(name));
    expect(amounts.length, type).toBeGreaterThan(1);
    for (const { name } of amounts)
      expect(calculate(calculator, { ...FILLED, [name]: '-1' }), `${type}: ${name}`).toMatchObject({
        kind: 'refused',
        message: { title: 'Invalid input', description: 'All financial values must be positive numbers.' },
      });
  }
});

test('only individuals are asked about a residence and their other income', () => {
  const fields = (entityType: string) => namesOf(findCalculator('capital-gains').fields({ entityType }));
  expect(fields('individual')).toEqual(expect.arrayContaining(['primaryResidence', 'currentIncome']));
  expect(fields('company')).not.toEqual(expect.arrayContaining(['primaryResidence']));
  expect(fields('company')).not.toEqual(expect.arrayContaining(['currentIncome']));
});

test('the small business rate is called progressive, with its criteria at the choice', () => {
  expect(headline('company', { companyType: 'sbc' }, 'Company tax rate')).toBe('Progressive');
  expect(headline('company', { companyType: 'standard' }, 'Company tax rate')).toBe('27.00%');
  const choice = findCalculator('company')
    .fields({})
    .find(({ name }) => name === 'companyType');
  for (const criterion of [
    'turnover not above R20 million',
    'all shareholders natural persons',
    'no shares in other companies',
    '20% of income from investments and personal services',
  ])
    expect(choice?.hint).toContain(criterion);
});

test('the inclusion rate is a whole percent: 40% for individuals, 80% for companies', () => {
  expect(headline('capital-gains', {}, 'Inclusion rate')).toBe('40%');
  expect(headline('capital-gains', { entityType: 'company' }, 'Inclusion rate')).toBe('80%');
});

test('tax years run from 2000 to now, as 2023/24; provisional firm estimates have one', () => {
  const years = findCalculator('individual').years('sars');
  expect(years.at(-1)).toEqual({ value: '2000', label: '2000/01' });
  expect(years[0]?.value).toBe(String(newestTaxYear - 1));
  expect(years.find(({ value }) => value === '2023')?.label).toBe('2023/24');
  expect(findCalculator('provisional').years('firm')).toEqual([
    expect.objectContaining({ label: '2023/2024' }),
    { value: '2022', label: '2022/23', disabled: true },
    { value: '2021', label: '2021/22', disabled: true },
  ]);
});

test('every result of the four calculators carries the disclaimer of 2023/2024', () => {
  for (const type of Object.keys(FOUR))
    expect(JSON.stringify(calculated(type, FILLED)), type).toContain(
      'An estimate based on the 2023/2024 tax year. Actual amounts may vary; consult a tax expert.',
    );
});

test('the button says so while it calculates', () => {
  const calculator = findCalculator('individual');
  const state = { values: {}, exact: {}, outcome: null };
  const nothing = { confirmed: null, onType: () => {}, onCalculate: () => {}, onReset: () => {} };
  const button = (isCalculating: boolean) =>
    />(Calculat[^<]*)<\/button>/.exec(
      renderToStaticMarkup(<CalculatorForm {...{ calculator, state, isCalculating }} {...nothing} />),
    )?.[1];
  expect(button(true)).toBe('Calculating...');
  expect(button(false)).toBe('Calculate');
});

function headline(type: CalculatorType, values: Values, label: string): string | undefined {
  const { headlines } = calculated(type, { ...FILLED, ...values }).assessment;
  const found = headlines.find((headline) => headline.label === label);
  return found && 'text' in found ? found.text : undefined;
}

function namesOf(fields: readonly FieldSpec[]): string[] {
  return fields.map(({ name }) => name);
}
