import { estateDuty } from '#app/tax/estate-duty.ts';
import { formatRate, rand, type Cents } from '#app/tax/money.ts';
import { estateDutyDue, estateDutyInterest, estateDutyRates } from '#app/tax/rates/estate-duty-rates.ts';
import { isRefusal } from '#app/tax/refusal.ts';
import { taxYears } from '#app/tax/tax-years.ts';
import { defineCalculator } from './calculator.ts';
import { checkField, onceField, type Values } from './field.ts';
import { yearOption } from './fields.ts';
import { estatePages } from './see-also.ts';

function millions(cents: Cents): string {
  return `R\u202f${cents / rand(1_000_000)}\u202fmillion`;
}

export const estateDutyCalculator = defineCalculator({
  type: 'estate-duty',
  tool: 'estate',
  part: 'Estate duty',
  estimates: 'the estate duty on what somebody leaves behind',
  success: 'Your estate duty calculation has been completed.',
  hasPeriods: false,
  bases: ['sars'],
  years: () =>
    taxYears
      .filter((year) => !isRefusal(estateDutyRates('sars', year)))
      .toReversed()
      .map(yearOption),
  fields,
  needs: ({ firstSpouse }) => ['assets', ...(firstSpouse === 'on' ? (['usedByFirst'] as const) : [])],
  input: (entry) => ({
    assets: entry.amount('assets'),
    policies: entry.amount('policies'),
    debts: entry.amount('debts'),
    toSpouse: entry.amount('toSpouse'),
    toCharity: entry.amount('toCharity'),
    firstSpouse: entry.isChecked('firstSpouse'),
    usedByFirst: entry.amount('usedByFirst'),
  }),
  rates: estateDutyRates,
  tax: estateDuty,
  sheet: (result) => ({
    tax: { key: 'estateDuty', label: 'Estate duty', cents: result.estateDuty },
    means:
      result.estateDuty === 0
        ? 'Income tax and capital gains of the estate are separate from it.'
        : 'The estate pays it to SARS before the heirs get their shares.',
    ...(result.estateDuty > 0 && { counts: `${estateDutyDue}.` }),
    headlines: [
      result.estateDuty === 0
        ? { label: 'Estate duty', text: `None is due: the first ${millions(result.abatement)} is free` }
        : { label: 'Estate duty', once: true, cents: result.estateDuty },
      { label: 'Net estate', once: true, cents: result.netEstate },
      { label: 'Abatement', once: true, cents: result.abatement },
      ...(result.estateDuty > 0
        ? [{ label: 'Share of the net estate', text: formatRate(result.effectiveTaxRate) }]
        : []),
    ],
  }),
  explains: {
    how: [
      'Debts and costs come off what was owned and the policies, then what passes to public benefit organisations (section 4(h)) and to the surviving spouse (section 4(q)).',
      'Then the abatement comes off. If a husband or wife died before, what that estate did not use of its own abatement comes off too (section 4A).',
      'Of the rest 20% is due up to R\u202f30 million, and 25% of what is above.',
    ],
    leavesOut: [
      'What counts as property: policies on the life of the deceased usually do, even when they are paid straight to somebody. What a pension, provident or retirement annuity fund pays does not, except contributions that were never deducted from income.',
      estateDutyInterest,
      'Several spouses, whose abatements count by shares, and deaths before 1 March 2024.',
    ],
    seeAlso: estatePages,
  },
});

function fields(values: Values) {
  return [
    onceField(
      'assets',
      'Everything that was owned',
      'At its value on the day of death, with policies that are paid to the estate. Without what retirement funds pay.',
    ),
    onceField(
      'policies',
      'Policies paid to somebody named',
      'Life policies on the deceased. They count for the duty, and the executor takes no fee on them.',
    ),
    onceField('debts', 'Debts and costs', 'Bonds, bills, the funeral, the executor, the last income tax.'),
    onceField('toSpouse', 'To the surviving spouse', 'What the will or the law leaves to husband or wife.'),
    onceField(
      'toCharity',
      'To public benefit organisations',
      'What the will leaves to approved charities, churches and schools (section 4(h)).',
    ),
    checkField('firstSpouse', 'A husband or wife died before'),
    ...(values.firstSpouse === 'on'
      ? [
          onceField(
            'usedByFirst',
            'Abatement that estate used',
            'From its estate duty return. Type 0 if none, as where everything went to the spouse who has died now.',
          ),
        ]
      : []),
  ];
}
