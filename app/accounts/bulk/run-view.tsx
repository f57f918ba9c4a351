import { Form, Link, useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { SECOND } from '#app/platform/core/time.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { When } from '#app/platform/ui/when.tsx';
import { whatWasDone } from './define-bulk.ts';
import type { RunPage } from './page.server.ts';

const LOOK_EVERY = SECOND;

/** Reloads by itself; without a script the header `Refresh` does. */
export function Progress({ counts, state }: Pick<RunPage, 'counts' | 'state'>) {
  const revalidator = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => revalidator.state === 'idle' && revalidator.revalidate(), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [revalidator]);
  const { waiting, done, undone, kept } = counts;
  const finished = state === 'undoing' ? undone + kept : done + undone + kept;
  const all = state === 'undoing' ? finished + done : finished + waiting;
  return (
    <div className="grid max-w-[70ch] gap-3">
      <p role="status">
        {finished} of {all}
      </p>
      <progress max={all} value={finished} aria-label="How far it is" />
      <p className="hint">It goes on when you leave this page.</p>
    </div>
  );
}

type ResultProps = Extract<RunPage, { lines: unknown }>;
type Line = ResultProps['lines'][number];

const PARTS: readonly (readonly [Line['state'], string])[] = [
  ['kept', 'Could not be taken back'],
  ['left', 'Left as they were'],
  ['done', 'Done'],
  ['undone', 'As before'],
];

export function Result({
  lines,
  changes,
  canBeUndone,
  undoing,
  state,
  back,
  by,
  unseen,
  undone,
}: ResultProps) {
  return (
    <div className="grid gap-8">
      {by && (
        <p className="hint">
          {whatWasDone(by.name)}, <When at={by.at} />
        </p>
      )}
      {changes.length > 0 && (
        <ul aria-label="What changed" className="grid gap-1">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
      {undoing && <p>{undoing}</p>}
      {undone && <p>Before it was taken back: {undone}.</p>}
      <div className="flex flex-wrap gap-3">
        {canBeUndone && (
          <Form method="post">
            <Button type="submit" name="intent" value="undo" look="quiet">
              {state === 'undone' ? 'Try again to undo the rest' : 'Undo all of it'}
            </Button>
          </Form>
        )}
        <Link to={back} className="btn btn-quiet">
          Back to the list
        </Link>
        <Link to="/admin/runs" className="btn btn-quiet">
          Many at once
        </Link>
      </div>
      {PARTS.map(([state, title]) => {
        const within = lines.filter((line) => line.state === state);
        if (within.length === 0) return null;
        return (
          <section key={state} aria-label={title}>
            <h2 className="mb-2 text-lg">
              {title}: {within.length}
            </h2>
            <ul className="border-y border-rule">
              {within.map((line) => (
                <RecordLine key={line.id} line={line} unseen={unseen} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function RecordLine({ line: { of, made, why, mend }, unseen }: { line: Line; unseen: string }) {
  return (
    <li className="border-b border-rule py-2 last:border-b-0">
      {of ? (
        <Link to={of.path} translate="no">
          {of.name}
        </Link>
      ) : (
        unseen
      )}
      {made && (
        <>
          {' → '}
          <Link to={made.path} translate="no">
            {made.name}
          </Link>
        </>
      )}
      {why && <span className="hint block">{why}</span>}
      {of && mend && (
        <Link to={mend.path}>
          {mend.label}
          <span className="sr-only"> of {of.name}</span>
        </Link>
      )}
    </li>
  );
}
