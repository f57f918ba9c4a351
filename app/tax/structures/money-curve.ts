import { rand, type Cents } from '../money.ts';
import type { StructureId } from './eligibility.ts';

type Business = { turnover: Cents; costs: Cents; staffPay: Cents };
type Worth = { id: StructureId; name: string; worth: Cents };

/** `amounts` at each of `turnovers`; null if the structure is not open. */
export type MoneyCurve = {
  turnovers: readonly Cents[];
  series: readonly { id: StructureId; name: string; amounts: readonly (Cents | null)[] }[];
  /** Which structure leaves the most, from which turnover on. */
  leaders: readonly { from: Cents; name: string }[];
};

const SAMPLES = 24;
const LEAST_WIDTH = rand(1_000_000);
/** Crossing points are found to the next R1 000. */
const STEP = rand(1_000);

/** Money over turnover up to twice the turnover of `input`, with costs as the same share of it. */
export function moneyCurve<Input extends Business>(
  input: Input,
  bestFirst: (input: Input) => readonly Worth[],
): MoneyCurve {
  const width = Math.max(LEAST_WIDTH, Math.ceil((input.turnover * 2) / STEP) * STEP);
  const turnovers = Array.from(
    { length: SAMPLES },
    (_, index) => Math.round((width * (index + 1)) / SAMPLES / STEP) * STEP,
  );
  const at = (turnover: Cents) => bestFirst(scaled(input, turnover));
  const samples = turnovers.map(at);
  const names = new Map(samples.flat().map(({ id, name }) => [id, name]));
  return {
    turnovers,
    series: [...names].map(([id, name]) => ({
      id,
      name,
      amounts: samples.map((sample) => sample.find((one) => one.id === id)?.worth ?? null),
    })),
    leaders: leadersOf(turnovers, (turnover) => leaderOf(at(turnover))),
  };
}

function leadersOf(turnovers: readonly Cents[], leaderAt: (turnover: Cents) => string | null) {
  const leaders: { from: Cents; name: string }[] = [];
  let before: Cents = 0;
  for (const turnover of turnovers) {
    const name = leaderAt(turnover);
    if (name !== null && name !== leaders.at(-1)?.name)
      leaders.push({ from: firstWith(name, before, turnover, leaderAt), name });
    before = turnover;
  }
  return leaders;
}

/** The first step after `low` at which `name` leads, as it does at `high`. */
function firstWith(name: string, low: Cents, high: Cents, leaderAt: (turnover: Cents) => string | null) {
  let [without, by] = [low / STEP, high / STEP];
  while (by - without > 1) {
    const middle = Math.floor((without + by) / 2);
    if (leaderAt(middle * STEP) === name) by = middle;
    else without = middle;
  }
  return by * STEP;
}

function leaderOf([first]: readonly Worth[]): string | null {
  return first && first.worth > 0 ? first.name : null;
}

function scaled<Input extends Business>(input: Input, turnover: Cents): Input {
  const part = (amount: Cents) => Math.round((amount / input.turnover) * turnover);
  return { ...input, turnover, costs: part(input.costs), staffPay: part(input.staffPay) };
}
