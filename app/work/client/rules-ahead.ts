import type { Engagement, EngagementLine } from '#app/work/core/engagements/find.server.ts';
import { periodOf, type TaxpayerDates } from '#app/work/core/engagements/periods.ts';
import { isOffered, isPlanned, isUnderWay } from '#app/work/core/engagements/states.ts';
import { COVERS_LATER } from '#app/work/letters/letter.ts';

export type Work = Engagement &
  Pick<
    EngagementLine,
    'toDo' | 'approvals' | 'signatures' | 'questions' | 'cameIn' | 'agreedBy' | 'agreedIn'
  >;

/**
 * Rules whose work comes again: by its accepted letter while there is such work, or as recurring work, planned as far
 * as it goes. Each with the last day of the first period that is ours: what is due until then is of an earlier one.
 */
export function rulesAgain(
  held: readonly Work[],
  services: readonly string[],
  dates: TaxpayerDates,
): ReadonlyMap<string, string> {
  const agreed = held.filter(goesOn).flatMap(({ type, agreedBy }) => {
    const isByLetter = agreedBy !== null && COVERS_LATER.has(agreedBy);
    return type && (isByLetter || services.includes(type.id)) ? [type] : [];
  });
  return new Map(
    agreed.flatMap(({ id, deadline, alongside = [] }) => {
      const rules = [...(services.includes(id) ? [] : [deadline ?? []].flat()), ...alongside];
      return rules.map((rule): [string, string] => [rule, firstEndOf(id, held, dates)]);
    }),
  );
}

/** The rules of work that a plan has a year at a time, while it goes on by a letter that covers later periods. */
export function rulesOfPlans(held: readonly Work[], dates: TaxpayerDates): ReadonlyMap<string, string> {
  const coversLater = ({ agreedBy }: Work) => agreedBy !== null && COVERS_LATER.has(agreedBy);
  const running = new Set(held.filter(goesOn).flatMap((one) => (coversLater(one) ? one.agreedIn : [])));
  const yearly = held.filter(
    (one) => running.has(one.agreedIn) && !coversLater(one) && !isOffered(one.state),
  );
  return new Map(
    yearly.flatMap(({ type }) =>
      type
        ? [type.deadline ?? []]
            .flat()
            .map((rule): [string, string] => [rule, firstEndOf(type.id, held, dates)])
        : [],
    ),
  );
}

function goesOn({ state }: Work): boolean {
  return isPlanned(state) || isUnderWay(state);
}

function firstEndOf(typeId: string, held: readonly Work[], dates: TaxpayerDates): string {
  const ends = held.flatMap(({ type, period, state }) => {
    if (type?.id !== typeId || isOffered(state)) return [];
    return periodOf(type, period, dates)?.days?.last ?? [];
  });
  return ends.toSorted()[0] ?? '';
}
