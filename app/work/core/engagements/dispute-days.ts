import { clocks, countClock, type CountedDay } from '#app/firm/clocks/count-clock.ts';
import type { Outcome } from './outcome.ts';

export type DisputeDay = Pick<CountedDay, 'day' | 'working' | 'unknown'> & {
  name: string;
  law: string;
  missed: string;
};

/** Until when one may ask for reasons, and object, after an assessment; each with how its day was counted. */
export function disputeDays({ assessedOn }: Pick<Outcome, 'assessedOn'>): DisputeDay[] {
  return (['reasons-request', 'objection'] as const).flatMap((id) => {
    const counted = countClock(id, assessedOn);
    if (!('kind' in counted) || counted.kind !== 'day') return [];
    const { day, working, unknown } = counted;
    const { name, law, missed } = clocks[id];
    return [{ name, law, missed, day, working, unknown }];
  });
}
