import { NOBODY } from './cases.test-support.ts';
import type { DonationsInput } from './donations.ts';
import type { EstateDutyInput } from './estate-duty.ts';
import type { ExecutorInput } from './executor.ts';
import { cents, smallest, total, whole, type Figures, type Fraction } from './fractions.test-support.ts';
import type { LumpSumInput } from './lump-sum.ts';
import { assessmentOf, taxByBands } from './oracle.test-support.ts';
import type { DonationsRates } from './rates/donations-rates.ts';
import type { LumpSumTable } from './rates/lump-sum-rates.ts';
import type { IndividualRates } from './rates/tables.ts';
import type { Signed } from './rates/transfer-duty-rates.ts';
import type { TransferDutyInput } from './transfer-duty.ts';
import type { TwoPotInput } from './two-pot.ts';

/** The start of each part of a price: this table has no base amounts. */
const DUTY_PARTS: readonly (readonly [from: string, above: readonly number[]])[] = [
  ['2025-04', [1_210_000, 1_663_800, 2_329_300, 2_994_800, 13_310_000]],
  ['2023-03', [1_100_000, 1_512_500, 2_117_500, 2_722_500, 12_100_000]],
  ['2020-03', [1_000_000, 1_375_000, 1_925_000, 2_475_000, 11_000_000]],
  ['2017-03', [900_000, 1_250_000, 1_750_000, 2_250_000, 10_000_000]],
  ['2016-03', [750_000, 1_250_000, 1_750_000, 2_250_000, 10_000_000]],
];
const DUTY_PERCENT = [3, 6, 8, 11, 13];

export function transferDutyOracle(
  { price, fairValue, monthsLate }: TransferDutyInput,
  taxYear: number,
  signed: Signed,
): Figures | null {
  const month = signed === 'earlier' ? `${taxYear - 1}-03` : `${taxYear}-02`;
  const parts = DUTY_PARTS.find(([from]) => from <= month)?.[1];
  if (!parts) return null;
  const value = cents(Math.max(price, fairValue));
  const duties = parts.map((above, index) => {
    const end = parts[index + 1];
    const upTo = end === undefined ? value : smallest(value, whole(end));
    const part = upTo.minus(whole(above)).notBelowZero();
    return part.times(DUTY_PERCENT[index]!).dividedBy(100);
  });
  const duty = total(duties).toTheCent();
  const interest = duty.times(monthsLate).dividedBy(120).toTheCent();
  return {
    transferDuty: duty.inCents(),
    interest: interest.inCents(),
    toPay: duty.plus(interest).inCents(),
    priceAndDuty: cents(price).plus(duty).inCents(),
    effectiveTaxRate: duty.inBasisPointsOf(value),
  };
}

/** A fifth, and a twentieth more of what is above R30 million. */
function dutyOnWealth(amount: Fraction, hasTwoRates: boolean): Fraction {
  const more = hasTwoRates ? amount.minus(whole(30_000_000)).notBelowZero().share(500) : whole(0);
  return amount.share(2000).plus(more).toTheCent();
}

export function donationsOracle(input: DonationsInput, { name: { taxYear } }: DonationsRates): Figures {
  const limits = taxYear < 2027 ? { person: 100_000, other: 10_000 } : { person: 150_000, other: 20_000 };
  const limit = whole(limits[input.donor]);
  const [given, donation] = [cents(input.givenThisYear), cents(input.donation)];
  const overBefore = given.minus(limit).notBelowZero();
  const overNow = given.plus(donation).minus(limit).notBelowZero();
  const earlier = cents(input.taxedBefore).plus(overBefore);
  const all = cents(input.taxedBefore).plus(overNow);
  const taxable = overNow.minus(overBefore);
  const tax = dutyOnWealth(all, taxYear >= 2019).minus(dutyOnWealth(earlier, taxYear >= 2019));
  return {
    exempt: donation.minus(taxable).inCents(),
    taxable: taxable.inCents(),
    taxedEarlier: earlier.inCents(),
    donationsTax: tax.inCents(),
    effectiveTaxRate: tax.inBasisPointsOf(donation),
  };
}

export function estateDutyOracle(input: EstateDutyInput): Figures | null {
  const owned = cents(input.assets).plus(cents(input.policies));
  const left = owned.minus(cents(input.debts)).notBelowZero();
  const given = cents(input.toSpouse).plus(cents(input.toCharity));
  if (given.isAbove(left)) return null;
  const used = input.firstSpouse ? cents(input.usedByFirst) : whole(3_500_000);
  if (used.isAbove(whole(3_500_000))) return null;
  const net = left.minus(given);
  const dutiable = net.minus(whole(7_000_000).minus(used)).notBelowZero();
  const duty = dutyOnWealth(dutiable, true);
  return {
    netEstate: net.inCents(),
    dutiable: dutiable.inCents(),
    estateDuty: duty.inCents(),
    leftAfterDuty: net.minus(duty).inCents(),
    effectiveTaxRate: duty.inBasisPointsOf(net),
  };
}

export function executorOracle(input: ExecutorInput): Figures | null {
  const parts = cents(input.assets).share(350).toTheCent().plus(cents(input.income).share(600).toTheCent());
  const tariff = whole(350).isAbove(parts) ? whole(350) : parts;
  const fixed = cents(input.fixedByWill);
  if (fixed.isAbove(tariff)) return null;
  const fee = input.fixedByWill === 0 ? tariff : fixed;
  const vat = input.isVendor ? fee.share(1500).toTheCent() : whole(0);
  return {
    tariff: tariff.inCents(),
    vat: vat.inCents(),
    executorFee: fee.plus(vat).inCents(),
    effectiveTaxRate: fee.plus(vat).inBasisPointsOf(cents(input.assets)),
  };
}

export function lumpSumOracle(
  { lumpSum, earlierLumpSums }: LumpSumInput,
  { brackets }: LumpSumTable,
): Figures {
  const taxOf = (amount: number) => taxByBands(cents(amount), brackets).toTheCent();
  const [all, earlier] = [taxOf(lumpSum + earlierLumpSums), taxOf(earlierLumpSums)];
  const tax = all.minus(earlier);
  return {
    taxOnAll: all.inCents(),
    taxOnEarlier: earlier.inCents(),
    lumpSumTax: tax.inCents(),
    paidOut: cents(lumpSum).minus(tax).inCents(),
    effectiveTaxRate: tax.inBasisPointsOf(cents(lumpSum)),
  };
}

export function twoPotOracle(input: TwoPotInput, rates: IndividualRates): Figures | null {
  const { taxableIncome, withdrawal, fee, age, medicalMembers, taxOwed = 0 } = input;
  const person = { ...NOBODY, age, medicalMembers };
  const taxed = withdrawal - fee;
  const before = assessmentOf(taxableIncome, person, rates);
  const after = assessmentOf(taxableIncome + taxed, person, rates);
  if (before === null || after === null || withdrawal < 200_000 || taxed < 0) return null;
  const tax = BigInt(after.finalTax) - BigInt(before.finalTax);
  const left = BigInt(taxed) - tax;
  const owed = BigInt(taxOwed) < left ? BigInt(taxOwed) : left;
  return {
    taxBefore: before.finalTax,
    taxAfter: after.finalTax,
    taxOnWithdrawal: tax,
    taxOwedPaid: owed,
    paidOut: left - owed,
  };
}
