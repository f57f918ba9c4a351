import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { longDayText } from '#app/firm/core/day-text.ts';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { dayText } from '#app/platform/core/time.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { TextField } from '#app/platform/ui/field.tsx';
import type { LetterClock } from '#app/work/core/sars-letters/sars-letter.ts';
import type { EngagementPage } from '../page.server.ts';
import type { LetterIntent, Refusal } from '../page.ts';
import { Seen } from '../status-form.tsx';

type Props = Pick<EngagementPage, 'engagement'> & {
  letterId: string;
  clock: LetterClock;
  today: string;
  answer: Refusal | undefined;
};

export function ClockPart({ clock, ...props }: Props) {
  const { name, by, day, why, working, unknown, law, missed, answeredOn, isNotNeeded } = clock;
  return (
    <li className="letter-clock">
      <p>
        <span className="font-semibold">{name}</span>
        {day && (
          <>
            {by === 'client' ? ' until ' : ': '}
            <time dateTime={day}>{longDayText(day)}</time>
          </>
        )}
      </p>
      {answeredOn && <p>Answered on {dayText(answeredOn)}.</p>}
      {isNotNeeded && <p>Not needed.</p>}
      {why && <p>{why}</p>}
      <details>
        <summary>{day ? 'How the day was found' : 'The law'}</summary>
        <p className="hint">{[...working, ...unknown, `If it is missed: ${missed}`].join(' ')}</p>
        <p className="hint">{law}</p>
      </details>
      {by === 'client' && <Acts clock={clock} {...props} />}
    </li>
  );
}

function Acts({ clock, ...props }: Props) {
  const { day, isSet, answeredOn, isNotNeeded } = clock;
  const hidden = { ...props, clock };
  if (answeredOn || isNotNeeded)
    return (
      <OneButton intent="sars-unanswered" {...hidden}>
        Still to be answered
      </OneButton>
    );
  const setDay = (
    <DayForm intent="sars-day" name="lastDay" label="The last day" button="Set the day" {...hidden} />
  );
  return (
    <div className="letter-acts">
      {!day && setDay}
      <DayForm intent="sars-answered" name="answeredOn" label="Answered on" button="Answered" {...hidden} />
      <OneButton intent="sars-not-needed" {...hidden}>
        Not needed
      </OneButton>
      {day && (
        <details className="work-fold">
          <summary className="btn btn-quiet btn-small">Another day holds</summary>
          {setDay}
        </details>
      )}
      {isSet && (
        <OneButton intent="no-sars-day" {...hidden}>
          Without the set day
        </OneButton>
      )}
    </div>
  );
}

type ActProps = Props & { intent: LetterIntent };

function Hidden({ engagement, letterId, clock, intent }: ActProps) {
  return (
    <>
      <Seen engagement={engagement} intent={intent} />
      <input type="hidden" name="item" value={letterId} />
      <input type="hidden" name="clock" value={clock.id} />
    </>
  );
}

type DayFormProps = ActProps & { name: 'answeredOn' | 'lastDay'; label: string; button: string };

function DayForm({ name, label, button, ...props }: DayFormProps) {
  const { intent, letterId, clock, engagement, today, answer } = props;
  const ofLetter = answerTo(answer, intent, letterId);
  const refused = ofLetter?.typed.clock === clock.id ? ofLetter : undefined;
  const isPast = name === 'answeredOn';
  return (
    <Form
      method="post"
      className="work-step"
      key={`${engagement.version} ${JSON.stringify(refused?.errors)}`}
    >
      <Hidden {...props} />
      <TextField
        id={`${name}-${letterId}-${clock.id}`}
        name={name}
        type="date"
        label={label}
        max={isPast ? today : undefined}
        required
        defaultValue={refused?.typed[name] ?? (isPast ? today : (clock.day ?? ''))}
        error={refused?.errors[name] ?? refused?.error}
      />
      <Button type="submit" look="quiet" small>
        {button}
        <span className="sr-only">: {clock.name}</span>
      </Button>
    </Form>
  );
}

function OneButton({ children, ...props }: ActProps & { children: ReactNode }) {
  return (
    <Form method="post">
      <Hidden {...props} />
      <Button type="submit" look="quiet" small>
        {children}
        <span className="sr-only">: {props.clock.name}</span>
      </Button>
    </Form>
  );
}
