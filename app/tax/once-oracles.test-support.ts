import type { DonationsInput } from './donations.ts';
import type { EstateDutyInput } from './estate-duty.ts';
import type { ExecutorInput } from './executor.ts';
import {
  cents,
  floored,
  inCents,
  isAbove,
  minus,
  percent,
  plus,
  smallest,
  times,
  toTheCent,
  whole,
  type Fraction,
} from './fractions.test-support.ts';
import { shareInBasisPoints } from './oracle.test-support.ts';
import type { Signed } from './rates/transfer-duty-rates.ts';
import type { TransferDutyInput } from './transfer-duty.ts';

type Figures = Record<string, bigint | null>;

/** Where each part of a price begins, and the percentage of it: no table has base amounts here. */
const DUTY_PARTS: readonly (readonly [
  from: string,
  parts: readonly (readonly [above: number, percent: number])[],
])[] = [
  [
    '2025-04',
    [
      [1_210_000, 3],
      [1_663_800, 6],
      [2_329_300, 8],
      [2_994_800, 11],
      [13_310_000, 13],
    ],
  ],
  [
    '2023-03',
    [
      [1_100_000, 3],
      [1_512_500, 6],
      [2_117_500, 8],
      [2_722_500, 11],
      [12_100_000, 13],
    ],
  ],
  [
    '2020-03',
    [
      [1_000_000, 3],
      [1_375_000, 6],
      [1_925_000, 8],
      [2_475_000, 11],
      [11_000_000, 13],
    ],
  ],
  [
    '2017-03',
    [
      [900_000, 3],
      [1_250_000, 6],
      [1_750_000, 8],
      [2_250_000, 11],
      [10_000_000, 13],
    ],
  ],
  [
    '2016-03',
    [
      [750_000, 3],
      [1_250_000, 6],
      [1_750_000, 8],
      [2_250_000, 11],
      [10_000_000, 13],
    ],
  ],
];

export function transferDutyOracle(
  { price, monthsLate }: TransferDutyInput,
  taxYear: number,
  signed: Signed,
): Figures | null {
  const month = signed === 'earlier' ? `${taxYear - 1}-03` : `${taxYear}-02`;
  const parts = DUTY_PARTS.find(([from]) => from <= month)?.[1];
  if (!parts) return null;
  const value = cents(price);
  const duty = toTheCent(
    parts.reduce((sum, [above, rate], index) => {
      const end = parts[index + 1]?.[0];
      const upTo = end === undefined ? value : smallest(value, whole(end));
      return plus(sum, percent(rate * 100, floored(minus(upTo, whole(above)))));
    }, whole(0)),
  );
  const interest = toTheCent(times(duty, { top: BigInt(monthsLate), bottom: 120n }));
  return {
    transferDuty: inCents(duty),
    interest: inCents(interest),
    toPay: inCents(plus(duty, interest)),
    priceAndDuty: inCents(plus(value, duty)),
    effectiveTaxRate: shareInBasisPoints(duty, value),
  };
}

/** A fifth, and a twentieth more of what is above R30 million. */
function dutyOnWealth(amount: Fraction, hasTwoRates: boolean): Fraction {
  const more = hasTwoRates ? percent(500, floored(minus(amount, whole(30_000_000)))) : whole(0);
  return toTheCent(plus(percent(2000, amount), more));
}

export function donationsOracle(input: DonationsInput, taxYear: number): Figures | null {
  if (taxYear < 2018) return null;
  const limits = taxYear < 2027 ? { person: 100_000, other: 10_000 } : { person: 150_000, other: 20_000 };
  const limit = whole(limits[input.donor]);
  const [given, donation] = [cents(input.givenThisYear), cents(input.donation)];
  const overBefore = floored(minus(given, limit));
  const overNow = floored(minus(plus(given, donation), limit));
  const earlier = plus(cents(input.taxedBefore), overBefore);
  const all = plus(cents(input.taxedBefore), overNow);
  const taxable = minus(overNow, overBefore);
  const tax = minus(dutyOnWealth(all, taxYear >= 2019), dutyOnWealth(earlier, taxYear >= 2019));
  return {
    exempt: inCents(minus(donation, taxable)),
    taxable: inCents(taxable),
    taxedEarlier: inCents(earlier),
    donationsTax: inCents(tax),
    effectiveTaxRate: shareInBasisPoints(tax, donation),
  };
}

export function estateDutyOracle(input: EstateDutyInput, taxYear: number): Figures | null {
  if (taxYear < 2025) return null;
  const left = floored(minus(cents(input.assets), cents(input.debts)));
  if (isAbove(cents(input.toSpouse), left)) return null;
  const used = input.firstSpouse ? cents(input.usedByFirst) : whole(3_500_000);
  if (isAbove(used, whole(3_500_000))) return null;
  const net = minus(left, cents(input.toSpouse));
  const dutiable = floored(minus(net, minus(whole(7_000_000), used)));
  const duty = dutyOnWealth(dutiable, true);
  return {
    netEstate: inCents(net),
    dutiable: inCents(dutiable),
    estateDuty: inCents(duty),
    leftAfterDuty: inCents(minus(net, duty)),
    effectiveTaxRate: shareInBasisPoints(duty, net),
  };
}

export function executorOracle(input: ExecutorInput, taxYear: number): Figures | null {
  if (taxYear < 2027) return null;
  const parts = plus(
    toTheCent(percent(350, cents(input.assets))),
    toTheCent(percent(600, cents(input.income))),
  );
  const tariff = isAbove(whole(350), parts) ? whole(350) : parts;
  const fixed = cents(input.fixedByWill);
  if (isAbove(fixed, tariff)) return null;
  const fee = input.fixedByWill === 0 ? tariff : fixed;
  const vat = input.isVendor ? toTheCent(percent(1500, fee)) : whole(0);
  return {
    tariff: inCents(tariff),
    vat: inCents(vat),
    executorFee: inCents(plus(fee, vat)),
    effectiveTaxRate: shareInBasisPoints(plus(fee, vat), cents(input.assets)),
  };
}
