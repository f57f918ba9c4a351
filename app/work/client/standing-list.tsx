import { ENGAGEMENT_STATE, isPlanned, type EngagementState } from '#app/work/core/engagements/states.ts';
import { dayText } from '#app/platform/core/time.ts';
import { Link } from '#app/platform/ui/link.tsx';
import { Mark } from '#app/platform/ui/mark.tsx';
import type { Standing } from './home.ts';

function StateMark({ state }: { state: EngagementState }) {
  const { tone, label } = ENGAGEMENT_STATE[state].client;
  return <Mark tone={tone}>{label}</Mark>;
}

function wasAgreed({ state }: { state: EngagementState }): boolean {
  return ENGAGEMENT_STATE[state].isAgreed;
}

/** Work that comes again each month is planned for a year. */
const MOST_PLANNED_IN_SIGHT = 3;

type Props = { standing: readonly Standing[]; today: string; withTaxpayer: boolean };

export function StandingList({ standing, today, withTaxpayer }: Props) {
  return standing.map(({ id, name, current, ended }) => {
    const planned = current
      .filter(({ state }) => isPlanned(state))
      .toSorted((one, other) => (one.startsOn ?? '').localeCompare(other.startsOn ?? ''));
    const isFolded = planned.length > MOST_PLANNED_IN_SIGHT;
    const underWay = current.filter(({ state }) => !isPlanned(state));
    const inSight = isFolded ? underWay : [...underWay, ...planned];
    return (
      <div key={id} className="standing">
        {withTaxpayer && (
          <h3>
            <Link to={`/account/taxpayers/${id}`} translate="no">
              {name}
            </Link>
          </h3>
        )}
        <Lines lines={inSight} today={today} />
        {isFolded && (
          <details>
            <summary>{`Planned (${planned.length})`}</summary>
            <Lines lines={planned} today={today} />
          </details>
        )}
        {ended.length > 0 && (
          <details open={current.length === 0 && standing.length === 1 && ended.some(wasAgreed)}>
            <summary>{`Ended (${ended.length})`}</summary>
            <Lines lines={ended} today={today} />
          </details>
        )}
      </div>
    );
  });
}

function Lines({ lines, today }: { lines: Standing['current']; today: string }) {
  if (lines.length === 0) return null;
  return (
    <ul className="room-lines">
      {lines.map(({ id, title, state, cameIn, startsOn, withdrawnOn, dueOn }) => (
        <li key={id}>
          <Link to={`/work/${id}`}>{title}</Link>
          <span className="standing-state">
            <StateMark state={state} />
            {cameIn > 0 && <span className="hint">we look through what came</span>}
            {startsOn && <span className="hint">{`begins ${dayText(startsOn)}`}</span>}
            {withdrawnOn && <span className="hint">{`on ${dayText(withdrawnOn)}`}</span>}
            {dueOn && (
              <span className="hint">{`${dueOn < today ? 'was due' : 'due'} ${dayText(dueOn)}`}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
