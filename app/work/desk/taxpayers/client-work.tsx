import { dayText } from '#app/platform/core/time.ts';
import { isEnded, isPlanned } from '#app/work/core/engagements/states.ts';
import type { WorkLine } from '../line.ts';
import { WorkTable } from '../work-table.tsx';
import { groupPairs } from '#app/platform/core/keys.ts';

/** Recurring work alone plans a dozen. */
const MOST_IN_SIGHT = 3;

export function ClientWork({ rows, isOfOne = true }: { rows: readonly WorkLine[]; isOfOne?: boolean }) {
  const planned = rows
    .filter(({ state }) => isPlanned(state))
    .toSorted(
      (one, other) => startOf(one).localeCompare(startOf(other)) || one.title.localeCompare(other.title),
    );
  const isFolded = planned.length > MOST_IN_SIGHT;
  const ended = rows.filter(({ state }) => isEnded(state));
  const years = ended.length > MOST_IN_SIGHT ? byYear(ended) : [];
  const inSight = rows.filter(
    ({ state }) => !(isFolded && isPlanned(state)) && !(years.length > 0 && isEnded(state)),
  );
  const next = planned[0]?.startsOn;
  return (
    <section aria-labelledby="engagements">
      <h2 id="engagements">Engagements</h2>
      {rows.length === 0 && <p className="hint">None yet.</p>}
      {inSight.length > 0 && <WorkTable caption="Engagements" rows={inSight} isOfOne={isOfOne} />}
      {isFolded && (
        <details className="contact-new">
          <summary>
            {planned.length} planned{next && `, the next starts ${dayText(next)}`}
          </summary>
          <WorkTable caption="Planned" rows={planned} isOfOne={isOfOne} isHeadless />
        </details>
      )}
      {years.map(([year, works]) => (
        <details key={year} className="contact-new">
          <summary>
            {year}: {works.length === 1 ? '1 ended' : `${works.length} ended`}
          </summary>
          <WorkTable caption={`Ended, ${year}`} rows={works} isOfOne={isOfOne} isHeadless />
        </details>
      ))}
    </section>
  );
}

/** By the year in which it was due; without a day, in which it changed last. The latest first. */
function byYear(rows: readonly WorkLine[]): [string, WorkLine[]][] {
  const years = groupPairs(rows.map((row) => [(row.dueOn ?? row.changedOn).slice(0, 4), row]));
  return [...years].toSorted(([one], [other]) => other.localeCompare(one));
}

function startOf({ startsOn }: WorkLine): string {
  return startsOn ?? '';
}
