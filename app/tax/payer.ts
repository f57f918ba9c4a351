import type { Age } from './age.ts';
import { medicalOf } from './assessment.ts';
import type { Bracket } from './brackets.ts';
import { additionalCredit } from './medical.ts';
import type { Cents } from './money.ts';
import { normalTax, bracketLine } from './normal-tax.ts';
import type { CompanyRates, IndividualRates } from './rates/tables.ts';
import type { TrustRates } from './rates/trust-rates.ts';
import { bandLine, from, randLine, share, type RandLine } from './working.ts';

/** Provisional taxpayers. A special trust is taxed like a person. */
export type Payer = 'person' | 'company' | 'sbc' | 'trust';

export type PayerRates =
  | { payer: 'person'; rates: IndividualRates }
  | { payer: 'company' | 'sbc'; rates: CompanyRates }
  | { payer: 'trust'; rates: TrustRates };

/** Lowers a person's tax, whatever the income. Cents a year. */
export type Credited = {
  age: Age;
  medicalMembers: number;
  medicalContributions: Cents;
  medicalExpenses?: Cents;
  disability?: boolean;
};

/** The tax on a taxable income; for a person less rebates and credits. */
export function taxLine<const Key extends string>(
  key: Key,
  label: string,
  taxableIncome: Cents,
  credited: Credited,
  { payer, rates }: PayerRates,
): RandLine<Key> {
  switch (payer) {
    case 'person':
      return personLine(key, label, taxableIncome, credited, rates);
    case 'company':
      return randLine(key, label, share(rates.standardRate, taxableIncome), from(rates, 'company'));
    case 'sbc':
      return bandLine(key, label, taxableIncome, rates.smallBusiness.brackets, from(rates, 'small-business'));
    case 'trust':
      return randLine(key, label, share(rates.rate, taxableIncome), from(rates, 'trust'));
  }
}

export function bandsOf({ payer, rates }: PayerRates): readonly Bracket[] | null {
  if (payer === 'person') return rates.brackets;
  return payer === 'sbc' ? rates.smallBusiness.brackets : null;
}

function personLine<const Key extends string>(
  key: Key,
  label: string,
  taxableIncome: Cents,
  credited: Credited,
  rates: IndividualRates,
): RandLine<Key> {
  const { age, medicalMembers } = credited;
  const { applicableRebates, medicalCredits } = normalTax(taxableIncome, age, medicalMembers, rates);
  const medical = additionalCredit(medicalOf(credited), taxableIncome, medicalCredits.amount, rates);
  const taken = [applicableRebates, medicalCredits, ...medical.slice(-1)].map(({ amount }) => amount);
  const credits = taken.filter((amount) => amount > 0);
  return bracketLine(key, label, taxableIncome, rates, credits);
}
