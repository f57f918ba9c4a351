import type { TimelineEvent } from '#app/work/core/engagements/timeline.server.ts';
import { When } from '#app/platform/ui/when.tsx';
import { UndoForm } from './undo-form.tsx';

const SHOWN = 8;

type Props = { events: readonly TimelineEvent[]; path: string };

/** `path`: of the page, where an Undo leads back to. */
export function Timeline({ events, path }: Props) {
  const newest = events.toReversed();
  const older = newest.slice(SHOWN);
  return (
    <>
      <Events events={newest.slice(0, SHOWN)} path={path} />
      {older.length > 0 && (
        <details>
          <summary className="work-older">{`Earlier (${older.length})`}</summary>
          <Events events={older} path={path} />
        </details>
      )}
    </>
  );
}

function Events({ events, path }: Props) {
  return (
    <ol className="work-events">
      {events.map(({ id, at, text, by, isOurs, isForClient, undo }) => (
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
          {undo.length > 0 && <UndoForm steps={undo} path={path} what={text} />}
        </li>
      ))}
    </ol>
  );
}
