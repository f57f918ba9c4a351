import { Form, Link } from '@remix-run/react';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { FieldError, TextField } from '#app/platform/ui/field.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import type { HoursAnswer } from './hours.ts';
import type { DiaryOf } from './hours.server.ts';
import type { BookingLine } from './line.ts';
import { awayText, shortMoment } from './times.ts';
import { ButtonForm } from '#app/platform/ui/button-form.tsx';

type Props = {
  of: DiaryOf;
  inTheWay: readonly BookingLine[];
  mayEdit: boolean;
};

export function TimeOffList({ of: { away }, inTheWay, mayEdit }: Props) {
  if (away.length === 0) return <p className="text-ink-soft">None is entered.</p>;
  return (
    <ul className="time-off">
      {away.map((one) => (
        <li key={one.id}>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>
              <span className="font-semibold">{awayText(one)}</span>
              {one.reason && <span className="hint block">{one.reason}</span>}
            </p>
            {mayEdit && (
              <ButtonForm intent="back" fields={{ id: one.id }} about={` time off of ${awayText(one)}`}>
                Remove
              </ButtonForm>
            )}
          </div>
          <InTheWay
            lines={inTheWay.filter(({ startsAt, endsAt }) => startsAt < one.endsAt && endsAt > one.startsAt)}
          />
        </li>
      ))}
    </ul>
  );
}

const DECISIONS = [
  ['move', 'Move'],
  ['hand-over', 'Hand over'],
  ['cancel', 'Cancel'],
] as const;

function InTheWay({ lines }: { lines: readonly BookingLine[] }) {
  if (lines.length === 0) return null;
  const title = lines.length === 1 ? 'One booking falls into it' : `${lines.length} bookings fall into it`;
  return (
    <div className="mt-3">
      <Notice tone="loss" title={title}>
        <p>Until somebody decides, the clients count on what was booked.</p>
        <ul>
          {lines.map((line) => (
            <li key={line.id} className="mt-2">
              <Link to={`/admin/bookings/${line.id}`}>{line.name}</Link>,{' '}
              <span className="num">{shortMoment(line.startsAt)}</span>
              <span className="flex gap-4">
                {DECISIONS.map(([part, label]) => (
                  <Link key={part} to={`/admin/bookings/${line.id}#${part}`} className="tap">
                    {label}
                    <span className="sr-only"> the booking of {line.name}</span>
                  </Link>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

type FormProps = { answer: HoursAnswer | undefined; count: number; newId: string };

export function TimeOffForm({ answer, count, newId }: FormProps) {
  const refused = answerTo(answer, 'away');
  const typed = refused?.typed ?? {};
  return (
    <Form
      method="post"
      className="mt-6 grid gap-4"
      key={`${count} ${refused?.error}`}
      aria-label="Enter time off"
    >
      <input type="hidden" name="key" value={newId} />
      <div className="time-off-fields">
        <TextField
          id="first-day"
          name="firstDay"
          type="date"
          label="First day"
          required
          defaultValue={typed.firstDay}
        />
        <TextField id="from" name="from" type="time" label="From (optional)" defaultValue={typed.from} />
        <TextField
          id="last-day"
          name="lastDay"
          type="date"
          label="Last day (optional)"
          defaultValue={typed.lastDay}
        />
        <TextField id="until" name="until" type="time" label="Until (optional)" defaultValue={typed.until} />
      </div>
      <TextField
        id="reason"
        name="reason"
        label="Reason (optional)"
        hint="For colleagues. Clients never see it."
        maxLength={200}
        defaultValue={typed.reason}
      />
      <FieldError id="away-error" message={refused?.error} />
      <div>
        <Button type="submit" name="intent" value="away" look="quiet">
          Enter time off
        </Button>
      </div>
    </Form>
  );
}
