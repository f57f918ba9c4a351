import { lumpSumTreatment, type LumpSumFacts, type LumpSumReason } from '#app/tax/lump-sum-reason.ts';
import type { LumpSumKind } from '#app/tax/rates/lump-sum-rates.ts';
import {
  amountField,
  onceField,
  openChoice,
  optionsOf,
  YES_OR_NO,
  type ChoiceField,
  type Values,
} from './field.ts';
import { ageField } from './fields.ts';
import type { Entry } from './read-entry.ts';
import { isKeyOf, keyIn } from '#app/platform/core/keys.ts';

const reasonLabels: Record<LumpSumReason, string> = {
  retired: 'I retired',
  retrenched: 'I was retrenched',
  resigned: 'I resigned',
  dismissed: 'I was dismissed',
  ill: 'Illness or injury ended my work for good',
  died: 'The member died',
  divorced: 'A divorce order',
  emigrated: 'I emigrated',
};

const payerLabels = { fund: 'A retirement fund', employer: 'My employer' };

const PAID_NOW = 'Before tax, and only what is paid out now.';
const POT_STAYS =
  'On leaving a job the retirement pot stays in the fund: two thirds of what was paid in since 1 September 2024.';

/** What a kind of lump sum means, for older saved calculations and the API. */
export const formerAnswers = {
  retirement: { reason: 'retired', payer: 'fund' },
  withdrawal: { reason: 'resigned', payer: 'fund' },
  severance: { reason: 'retrenched', payer: 'employer', isFrom55: 'no', heldShares: 'no' },
} satisfies Record<LumpSumKind, Values>;

export const earlierField = onceField(
  'earlierLumpSums',
  'Earlier lump sums',
  'All of them together, before tax: retirement since October 2007, withdrawals since March 2009, severance since March 2011. A withdrawal from the savings pot does not count.',
);

export const from55Field = openChoice('isFrom55', 'Are you 55 or older?', YES_OR_NO);

export const sharesField = {
  ...openChoice('heldShares', 'Did you ever hold more than 5% of its shares?', YES_OR_NO),
  hint: 'Of the company that employs you.',
};

export function lumpSumFields(values: Values) {
  const former: Values = new Map<string, Values>(Object.entries(formerAnswers)).get(values.kind ?? '') ?? {};
  const asBefore = <Name extends string>(field: ChoiceField<Name>) => ({
    ...field,
    initial: former[field.name] ?? '',
  });
  const reason = asBefore(openChoice('reason', 'Why is it paid?', optionsOf(reasonLabels)));
  const payer = asBefore(openChoice('payer', 'Who pays it?', optionsOf(payerLabels)));
  const from55 = asBefore(from55Field);
  const heldShares = asBefore(sharesField);
  const valueOf = ({ name, initial }: typeof reason | typeof payer | typeof from55) =>
    values[name] || initial;
  const isOfEmployer = valueOf(payer) === 'employer';
  const isRetrenched = valueOf(reason) === 'retrenched';
  const isFrom55 = valueOf(reason) === 'died' ? { ...from55, label: 'Had the member turned 55?' } : from55;
  const facts = { reason: valueOf(reason), payer: valueOf(payer), isFrom55: valueOf(isFrom55) };
  return [
    reason,
    payer,
    ...(isOfEmployer ? [isFrom55] : []),
    ...(isRetrenched && !(isOfEmployer && facts.isFrom55 === 'yes') ? [heldShares] : []),
    onceField('lumpSum', 'Lump sum', isOfEmployer ? PAID_NOW : `${PAID_NOW} ${POT_STAYS}`),
    ...(isSalary(facts, values[heldShares.name] || heldShares.initial)
      ? [
          amountField('taxableIncome', 'Taxable income', 'Of the whole tax year, without the lump sum.'),
          ageField,
        ]
      : [earlierField]),
  ];
}

type LumpSumField = ReturnType<typeof lumpSumFields>[number];

const OPTIONAL: ReadonlySet<string> = new Set(['earlierLumpSums', 'age']);

export function lumpSumNeeds(values: Values): LumpSumField['name'][] {
  return lumpSumFields(values)
    .map(({ name }) => name)
    .filter((name) => !OPTIONAL.has(name));
}

export function lumpSumFacts(entry: Pick<Entry<LumpSumField>, 'choice'>): LumpSumFacts {
  return {
    reason: keyIn(reasonLabels, entry.choice('reason')) ?? 'retired',
    payer: keyIn(payerLabels, entry.choice('payer')) ?? 'fund',
    isFrom55: entry.choice('isFrom55') === 'yes',
    heldShares: entry.choice('heldShares') === 'yes',
  };
}

function isSalary({ reason, payer, isFrom55 }: Values, heldShares: string): boolean {
  if (!reason || !isKeyOf(reasonLabels, reason) || payer !== 'employer' || !isFrom55) return false;
  if (reason === 'retrenched' && isFrom55 === 'no' && !heldShares) return false;
  const facts = { reason, payer: 'employer' as const };
  const treatment = lumpSumTreatment({
    ...facts,
    isFrom55: isFrom55 === 'yes',
    heldShares: heldShares === 'yes',
  });
  return treatment.kind === 'salary';
}
