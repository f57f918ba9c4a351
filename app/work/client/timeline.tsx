import type { TimelineEvent } from '#app/work/core/engagements/timeline.server.ts';
import { When } from '#app/platform/ui/when.tsx';

export function Timeline({ events }: { events: readonly TimelineEvent[] }) {
  if (events.length === 0) return null;
  return (
    <details className="work-fold">
      <summary>What happened so far</summary>
      <ol className="timeline">
        {events.toReversed().map(({ id, at, text, by }) => (
          <li key={id}>
            <span>{text}</span>
            <span className="hint">
              <When at={at} />
              {by && `, ${by}`}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
