import { Form, Link, useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import type { FormAnswer } from '#app/platform/forms/posted-forms.ts';
import { SECOND } from '#app/platform/core/time.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { TextField } from '#app/platform/ui/field.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import type { RunIntent, RunPage, RunQuestion } from './page.server.ts';

const LOOK_EVERY = SECOND;

type QuestionProps = { question: RunQuestion; back: string; answer?: FormAnswer<RunIntent> };

/** Before anything is done. */
export function Question({ question, back, answer }: QuestionProps) {
  const { mailing, writes, isFinal, isTyped, yes } = question;
  const { people, example } = mailing;
  return (
    <div className="grid max-w-[70ch] grid-cols-[minmax(0,1fr)] gap-6">
      <Notice title={mailedText(people)}>
        <ul className="mt-2 grid list-disc gap-1 pl-5">
          {example && <li>Its subject: “{example.subject}”.</li>}
          {[...writes, ...isFinal].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Notice>
      {example && (
        <figure aria-labelledby="one-mail">
          <figcaption id="one-mail" className="mb-2 font-semibold [overflow-wrap:anywhere]">
            One of the mails, to <span translate="no">{example.to}</span>
          </figcaption>
          <div className="border border-rule p-4">
            <p className="font-semibold [overflow-wrap:anywhere]">{example.subject}</p>
            <p className="mt-3 [overflow-wrap:anywhere] whitespace-pre-wrap">{example.text}</p>
          </div>
        </figure>
      )}
      <Form method="post" className="grid gap-4">
        {isTyped && (
          <TextField
            id="people"
            name="people"
            label="How many people get a mail?"
            hint={`Type ${people} to go on.`}
            inputMode="numeric"
            autoComplete="off"
            required
            error={answer?.errors.people}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="start">
            {yes}
          </Button>
          <Link to={back} className="btn btn-quiet">
            Leave them
          </Link>
        </div>
      </Form>
    </div>
  );
}

function mailedText(people: number): string {
  if (people === 0) return 'Nobody gets a mail';
  return people === 1 ? 'One person gets a mail' : `${people} people get a mail`;
}

/** Looks again by itself; without a script the page's header `Refresh` does. */
export function Progress({ counts, state }: Pick<RunPage, 'counts' | 'state'>) {
  const revalidator = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => revalidator.state === 'idle' && revalidator.revalidate(), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [revalidator]);
  const { waiting, done, left, undone, kept } = counts;
  const finished = state === 'undoing' ? undone + kept : done + left + undone + kept;
  const all = state === 'undoing' ? finished + done : finished + waiting;
  return (
    <div className="grid max-w-[70ch] gap-3">
      <p role="status">
        {finished} of {all}
      </p>
      <progress max={all} value={finished} className="w-full" aria-label="How far it is" />
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

export function Result({ lines, canBeUndone, back, unseen }: ResultProps) {
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap gap-3">
        {canBeUndone && (
          <Form method="post">
            <Button type="submit" name="intent" value="undo" look="quiet">
              Undo all of it
            </Button>
          </Form>
        )}
        <Link to={back} className="btn btn-quiet">
          Back to the list
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

function RecordLine({ line: { of, made, why }, unseen }: { line: Line; unseen: string }) {
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
    </li>
  );
}
