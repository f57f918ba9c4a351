import { Form, Link } from '@remix-run/react';
import { useMay } from '#app/accounts/access/use-may.ts';
import { dayText, whenText } from '#app/platform/core/time.ts';
import { formOver } from '#app/platform/forms/meanwhile.ts';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { TextField } from '#app/platform/ui/field.tsx';
import { minutesText } from '#app/work/core/time/minutes.ts';
import type { TimeEntry } from '#app/work/core/time/time.server.ts';
import type { Timer } from '#app/work/core/time/timers.server.ts';
import { ChangeFold } from '../change-fold.tsx';
import { TAPS, TIME_FORM, type TimeAnswer, type TimeIntent } from './time.ts';
import { ButtonForm } from '#app/platform/ui/button-form.tsx';

type Answer = Pick<TimeAnswer, 'row' | 'error' | 'errors' | 'typed' | 'isStale' | 'meanwhile'> & {
  intent: string;
};

type Props = {
  engagementId: string;
  entries: readonly TimeEntry[];
  timer: Timer | null;
  me: string;
  submissionKey: string;
  answer: Answer | undefined;
};

export function TimePart({ engagementId, entries, timer, me, submissionKey, answer }: Props) {
  const total = entries.reduce((sum, { minutes }) => sum + minutes, 0);
  const own = entries.filter(({ colleagueId }) => colleagueId === me);
  const ownTotal = own.reduce((sum, { minutes }) => sum + minutes, 0);
  const refused = answerTo(answer, 'time');
  return (
    <section aria-labelledby="time" className="grid gap-3">
      <h2 id="time" tabIndex={-1} className="text-lg">
        Time
      </h2>
      {total > 0 && (
        <p>
          <span className="num">{minutesText(total)}</span>
          {ownTotal < total && ownTotal > 0 && (
            <span className="hint">, {minutesText(ownTotal)} of it yours</span>
          )}
        </p>
      )}
      <Form method="post" preventScrollReset className="grid gap-2" noValidate>
        <input type="hidden" name="key" value={submissionKey} />
        <div className="flex flex-wrap gap-2" role="group" aria-label="Note minutes">
          {TAPS.map((minutes) => (
            <Button key={minutes} type="submit" name="intent" value={`time:${minutes}`} look="quiet" small>
              +{minutes}
              <span className="sr-only"> minutes</span>
            </Button>
          ))}
        </div>
      </Form>
      <Form method="post" preventScrollReset className="time-own" noValidate>
        <input type="hidden" name="key" value={submissionKey} />
        <TextField
          id="minutes"
          name="minutes"
          label="Other minutes, or 1:30"
          inputMode="text"
          maxLength={20}
          autoComplete="off"
          defaultValue={refused?.typed.minutes}
          error={refused?.errors.minutes}
        />
        <Button type="submit" name="intent" value="time" look="quiet" small>
          Note
        </Button>
      </Form>
      <TimerForm engagementId={engagementId} timer={timer} answer={answerTo(answer, 'timer-stop')} />
      <Entries entries={entries} me={me} answer={answer} />
      <p className="hint">For comparing fees. The client never sees it.</p>
    </section>
  );
}

type TimerProps = {
  engagementId: string;
  timer: Timer | null;
  answer: Pick<TimeAnswer, 'errors' | 'typed'> | undefined;
};

function TimerForm({ engagementId, timer, answer }: TimerProps) {
  if (!timer)
    return (
      <ButtonForm intent={'timer-start' satisfies TimeIntent} preventScrollReset>
        Start a timer
      </ButtonForm>
    );
  const since = whenText(new Date(timer.startedAt));
  if (timer.engagementId !== engagementId)
    return (
      <p className="hint">
        Your timer runs for <Link to={`/admin/work/${timer.engagementId}#time`}>{timer.client}</Link>, since{' '}
        {since}.
      </p>
    );
  return <RunningTimer timer={timer} answer={answer} />;
}

/** Stopped here or anywhere else; one that was forgotten asks how long it really was. */
export function RunningTimer({
  timer,
  answer,
  work,
}: Omit<TimerProps, 'engagementId' | 'timer'> & { timer: Timer; work?: string }) {
  const startedAt = new Date(timer.startedAt);
  const asks = answer !== undefined || timer.isForgotten;
  return (
    <Form method="post" preventScrollReset className="grid gap-2" noValidate>
      {work && <input type="hidden" name="work" value={work} />}
      <p>
        <strong>Timer runs</strong> since {whenText(startedAt)}.
      </p>
      {asks && (
        <TextField
          id="timer-minutes"
          name="minutes"
          label="How long was it really?"
          hint="It has run for more than 12 hours. Minutes, or 1:30."
          maxLength={20}
          autoComplete="off"
          defaultValue={answer?.typed.minutes}
          error={answer?.errors.minutes}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" name="intent" value="timer-stop" small>
          {asks ? 'Note it' : 'Stop and note'}
        </Button>
        <Button type="submit" name="intent" value="timer-drop" look="quiet" small>
          Discard
        </Button>
      </div>
    </Form>
  );
}

type EntriesProps = Pick<Props, 'entries' | 'me' | 'answer'>;

function Entries({ entries, me, answer }: EntriesProps) {
  const mayAllocate = useMay('allocate');
  if (entries.length === 0) return null;
  const refused = (id: string) => answerTo(answer, 'time-save', id);
  return (
    <details open={entries.some(({ id }) => refused(id))}>
      <summary>{entries.length === 1 ? 'The entry' : `All ${entries.length} entries`}</summary>
      <ul className="contact-list">
        {entries.map((entry) => (
          <li key={entry.id}>
            <p>
              <span className="num">{minutesText(entry.minutes)}</span>, {dayText(entry.day)}{' '}
              <span className="hint">{entry.colleague ?? 'A former colleague'}</span>
            </p>
            {(mayAllocate || entry.colleagueId === me) && (
              <Change entry={entry} refused={refused(entry.id)} />
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Change({ entry, refused }: { entry: TimeEntry; refused: Answer | undefined }) {
  const { id, day, minutes, version } = entry;
  const over = formOver(refused, null, { stored: TIME_FORM.stored(entry), version });
  return (
    <ChangeFold
      item={entry}
      over={over}
      name={`${minutesText(minutes)}, ${dayText(day)}`}
      refused={refused}
      save="time-save"
      remove="time-remove"
    >
      <TextField
        id={`minutes-${id}`}
        name="minutes"
        label="Minutes, or 1:30"
        maxLength={20}
        autoComplete="off"
        defaultValue={over.values.minutes}
        error={refused?.errors.minutes}
      />
      <TextField
        id={`day-${id}`}
        name="day"
        type="date"
        label="Day"
        defaultValue={over.values.day}
        error={refused?.errors.day}
      />
    </ChangeFold>
  );
}
