import { dayText } from '#app/platform/core/time.ts';
import { isPlanned } from '#app/work/core/engagements/states.ts';
import type { WorkLine } from '../line.ts';
import { WorkTable } from '../work-table.tsx';

/** Recurring work alone plans a dozen. */
const MOST_IN_SIGHT = 3;

/** What is planned for later stands behind what is open, and is folded once there is much of it. */
export function ClientWork({ rows, isOfOne = true }: { rows: readonly WorkLine[]; isOfOne?: boolean }) {
  const planned = rows
    .filter(({ state }) => isPlanned(state))
    .toSorted(
      (one, other) => startOf(one).localeCompare(startOf(other)) || one.title.localeCompare(other.title),
    );
  const isFolded = planned.length > MOST_IN_SIGHT;
  const inSight = isFolded ? rows.filter(({ state }) => !isPlanned(state)) : rows;
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
          <WorkTable caption="Planned" rows={planned} isOfOne={isOfOne} />
        </details>
      )}
    </section>
  );
}

function startOf({ startsOn }: WorkLine): string {
  return startsOn ?? '';
}
