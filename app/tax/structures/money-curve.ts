import { rand, type Cents } from '../money.ts';
import type { StructureId } from './eligibility.ts';

type Business = { turnover: Cents; costs: Cents; staffPay: Cents };
type Worth = { id: StructureId; name: string; worth: Cents };

/** The structure that leaves the most from that turnover on; null if none leaves anything. */
export type Leader = { from: Cents; id: StructureId | null };

/** `amounts` at each of `turnovers`; null if the structure is not open. */
export type MoneyCurve = {
  turnovers: readonly Cents[];
  series: readonly { id: StructureId; name: string; amounts: readonly (Cents | null)[] }[];
  /** In order, to the rand, up to a turnover of `searched`. */
  leaders: readonly Leader[];
  searched: Cents;
};

const SAMPLES = 48;
const LEAST_WIDTH = rand(1_000_000);
export const SEARCHED = rand(8_000_000);
const STEP = rand(1_000);
const EXACT = rand(1);

/**
 * To twice the turnover of `input`, and past the next change of the leading structure, but no further than `isKnown`
 * goes from there. Costs stay the same share.
 */
export function moneyCurve<Input extends Business>(
  input: Input,
  bestFirst: (input: Input) => readonly Worth[],
  isKnown: (input: Input) => boolean = () => true,
): MoneyCurve {
  const at = (turnover: Cents) => bestFirst(scaled(input, turnover));
  const wanted = Math.max(LEAST_WIDTH, upToStep(input.turnover * 2));
  const searched = lastKnown(input.turnover, Math.max(SEARCHED, wanted), (turnover) =>
    isKnown(scaled(input, turnover)),
  );
  const leaders = leadersUpTo(searched, (turnover) => leaderOf(at(turnover)));
  const next = nextAfter(input.turnover, leaders)?.from ?? 0;
  const drawn = Math.min(searched, Math.max(wanted, upToStep(next * 1.2)));
  const turnovers = spread(drawn);
  const samples = turnovers.map(at);
  const names = new Map(samples.flat().map(({ id, name }) => [id, name]));
  return {
    turnovers,
    series: [...names].map(([id, name]) => ({
      id,
      name,
      amounts: samples.map((sample) => sample.find((one) => one.id === id)?.worth ?? null),
    })),
    leaders,
    searched,
  };
}

/** By bisection, to the rand; `low` is known. */
function lastKnown(low: Cents, high: Cents, isKnown: (turnover: Cents) => boolean): Cents {
  if (isKnown(high)) return high;
  let [known, unknown] = [low, high];
  while (unknown - known > EXACT) {
    const middle = Math.floor((known + unknown) / 2 / EXACT) * EXACT;
    if (isKnown(middle)) known = middle;
    else unknown = middle;
  }
  return known;
}

export function nextAfter(turnover: Cents, leaders: readonly Leader[]): Leader | null {
  return leaders.find(({ from }) => from > turnover) ?? null;
}

function leadersUpTo(most: Cents, leaderAt: (turnover: Cents) => StructureId | null): readonly Leader[] {
  const changes: Leader[] = [];
  let [low, atLow]: [Cents, StructureId | null] = [0, null];
  for (const high of spread(most)) {
    const atHigh = leaderAt(high);
    findChanges({ turnover: low, id: atLow }, { turnover: high, id: atHigh }, leaderAt, changes);
    [low, atLow] = [high, atHigh];
  }
  return changes;
}

type Point = { turnover: Cents; id: StructureId | null };

/** By bisection: two different leaders are on two sides of a change. */
function findChanges(
  low: Point,
  high: Point,
  leaderAt: (turnover: Cents) => StructureId | null,
  changes: Leader[],
): void {
  if (low.id === high.id) return;
  if (high.turnover - low.turnover <= EXACT) {
    changes.push({ from: high.turnover, id: high.id });
    return;
  }
  const turnover = Math.floor((low.turnover + high.turnover) / 2 / EXACT) * EXACT;
  const middle = { turnover, id: leaderAt(turnover) };
  findChanges(low, middle, leaderAt, changes);
  findChanges(middle, high, leaderAt, changes);
}

function spread(width: Cents): readonly Cents[] {
  return Array.from({ length: SAMPLES }, (_, index) =>
    Math.max(STEP, Math.round((width * (index + 1)) / SAMPLES / STEP) * STEP),
  );
}

function upToStep(turnover: Cents): Cents {
  return Math.ceil(turnover / STEP) * STEP;
}

function leaderOf([first]: readonly Worth[]): StructureId | null {
  return first && first.worth > 0 ? first.id : null;
}

/** Costs and the staff's pay stay the same share of turnover. */
export function scaled<Input extends Business>(input: Input, turnover: Cents): Input {
  const part = (amount: Cents) => Math.round((amount / input.turnover) * turnover);
  return { ...input, turnover, costs: part(input.costs), staffPay: part(input.staffPay) };
}
