import type { TimelineEvent } from '#app/work/core/engagements/timeline.server.ts';
import { When } from '#app/platform/ui/when.tsx';

const SHOWN = 8;

export function Timeline({ events }: { events: readonly TimelineEvent[] }) {
  const newest = events.toReversed();
  const older = newest.slice(SHOWN);
  return (
    <>
      <Events events={newest.slice(0, SHOWN)} />
      {older.length > 0 && (
        <details>
          <summary className="work-older">{`Earlier (${older.length})`}</summary>
          <Events events={older} />
        </details>
      )}
    </>
  );
}

function Events({ events }: { events: readonly TimelineEvent[] }) {
  return (
    <ol className="work-events">
      {events.map(({ id, at, text, by, isOurs, isForClient }) => (
        <li key={id}>
          <When at={at} />{' '}
          <span>
            {text}
            <span className="hint">
              {' '}
              {by ?? (isOurs ? 'by the site' : 'by the client')}
              {!isForClient && ', not shown to the client'}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
