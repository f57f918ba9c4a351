import type { BasisPoints, Cents } from './money.ts';
import { refusedInput, type RefusedInput } from './refusal.ts';
import {
  deductedLine,
  from,
  least,
  less,
  partOf,
  randLine,
  share,
  sum,
  type Formula,
  type Hundredths,
  type RandLine,
} from './working.ts';
import type { TableName } from './rates/table-name.ts';

/** `ownShare`: 0 for all of it. `landPart`: beyond two hectares. `tradePart`: of the floor, always if months are 0. */
export type HomeSale = {
  ownShare?: BasisPoints;
  landPart?: BasisPoints;
  tradePart?: BasisPoints;
  tradeMonths?: Hundredths;
  ownedMonths?: Hundredths;
};

type Allowed = { name: TableName; residence: Cents; annual: Cents };

const ALL: BasisPoints = 10_000;
const HALF: BasisPoints = 5_000;

const TOO_MANY = 'This is a part of the whole: at most 100%.';
const NO_HOME =
  'A home that is more than half used for trade is not a primary residence. Leave the exclusion of the home out.';
const HOW_LONG = 'Say how many months you owned the home.';
const TOO_LONG = 'The months of that use are more than the months you owned the home.';

export function refusedHome(home: HomeSale): RefusedInput | null {
  const { tradePart = 0, tradeMonths = 0, ownedMonths = 0 } = home;
  for (const name of ['ownShare', 'landPart', 'tradePart'] as const)
    if ((home[name] ?? 0) > ALL) return refusedInput(name, TOO_MANY);
  if (tradePart > HALF) return refusedInput('tradePart', NO_HOME);
  if (tradeMonths > 0 && ownedMonths === 0) return refusedInput('ownedMonths', HOW_LONG);
  return tradeMonths > ownedMonths ? refusedInput('tradeMonths', TOO_LONG) : null;
}

export function isShared({ ownShare = 0 }: HomeSale): boolean {
  return ownShare > 0 && ownShare < ALL;
}

export function ownShareOf(amount: Cents, { ownShare = 0 }: HomeSale): Formula {
  return ownShare > 0 && ownShare < ALL ? share(ownShare, amount) : amount;
}

export function isSpecial(home: HomeSale): boolean {
  return isShared(home) || Boolean(home.landPart) || Boolean(home.tradePart);
}

/**
 * The exclusions of a gain or loss of `size` cents, which is the seller's own share: the residence's exclusion only
 * for what remains after land beyond two hectares and trade, and only the seller's share of it; then the annual
 * exclusion, which each owner has in full. Eighth Schedule, paragraphs 45(1)(a) and (2), 46, 49 and 5.
 */
export function homeExclusions(size: Cents, home: HomeSale, { name, residence, annual }: Allowed) {
  const { landPart = 0, tradePart = 0, tradeMonths = 0, ownedMonths = 0 } = home;
  const source = from({ name }, 'exclusions');
  const line = (key: string, label: string, formula: Formula) => randLine(key, label, formula, source);
  const land = line('landGain', 'On land beyond two hectares', share(landPart, size));
  const area = line('tradeArea', 'On the part for trade or let', share(tradePart, less(size, land.amount)));
  const isForTime = tradeMonths > 0;
  const time = isForTime ? partOf(area.amount, tradeMonths, ownedMonths) : area.amount;
  const trade = line('tradeGain', 'For the months of that use', time);
  const lived = line('homeGain', 'On the home itself', less(size, land.amount, trade.amount));
  const ofHome = least(lived.amount, ownShareOf(residence, home));
  const excluded = deductedLine('residenceExclusion', 'Exclusion of the primary residence', ofHome, source);
  const ofYear = least(less(size, excluded.amount), annual);
  const yearly = deductedLine('annualExclusion', 'Annual exclusion', ofYear, source);
  const lines: RandLine[] = [];
  if (landPart > 0) lines.push(land);
  if (tradePart > 0) lines.push(area, ...(isForTime ? [trade] : []));
  lines.push(lived, excluded, yearly);
  return { lines, exclusion: sum(excluded.amount, yearly.amount) };
}
