import { Form } from '@remix-run/react';
import type { BookingStep } from '#app/bookings/core/states.ts';
import type { Booking } from '#app/bookings/core/booking.ts';
import { DraftOwner } from '#app/platform/drafts/draft-owner.tsx';
import { formOver } from '#app/platform/forms/meanwhile.ts';
import { SharedFields } from '#app/platform/forms/shared-fields.tsx';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { southAfricanDay, clockText } from '#app/platform/core/time.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { FieldError, SelectField, TextArea, TextField } from '#app/platform/ui/field.tsx';
import { LONGEST_MESSAGE, LONGEST_NOTE, NOTE_FORM, type BookingAnswer } from './booking-forms.ts';
import { FreeTimes } from './free-times.tsx';
import type { Host } from './hosts.server.ts';

type Props = {
  booking: Booking;
  answer: BookingAnswer | undefined;
};

type WithDraft = Props & { owner: string; kept: Record<string, string> | null };

export function MoveForm({
  booking,
  answer,
  starts,
  none,
  day,
}: Props & { starts: readonly Date[]; none: string | null; day: string | null }) {
  const refused = answerTo(answer, 'move');
  // A free time was pressed: nobody typed the other fields, and they may be older than somebody else's move.
  const own = refused?.typed.slot ? undefined : refused?.typed;
  const who = booking.colleague ? `of ${booking.colleague.name}` : '';
  return (
    <section aria-labelledby="move">
      <h2 id="move" className="text-lg">
        Move
      </h2>
      <Form method="get" action="#move" className="when-fields mt-3" key={`day ${day}`}>
        <TextField
          id="free-day"
          name="day"
          type="date"
          label="Free times on another day"
          defaultValue={day ?? ''}
        />
        <div>
          <Button type="submit" look="quiet" small>
            Show
          </Button>
        </div>
      </Form>
      <Form method="post" className="mt-4 grid gap-4" key={`${booking.version} ${refused?.error}`}>
        <input type="hidden" name="intent" value="move" />
        <Seen booking={booking} />
        <Anyway of={refused} />
        <FieldError id="move-error" message={refused?.error} />
        <FreeTimes
          starts={refused?.nearest ?? starts}
          who={refused?.nearest ? 'around it' : who}
          none={none}
        />
        <div className="when-fields">
          <TextField
            id="day"
            name="day"
            type="date"
            label="Any other day"
            defaultValue={own?.day ?? southAfricanDay(booking.startsAt)}
          />
          <TextField
            id="at"
            name="at"
            type="time"
            label="Time"
            defaultValue={own?.at ?? clockText(booking.startsAt)}
          />
        </div>
        <Message id="move-message" value={refused?.typed.message} />
        <div>
          <Button type="submit">Move</Button>
        </div>
      </Form>
    </section>
  );
}

type HandOverProps = Props & { colleagues: readonly Host[]; free: readonly string[] };

export function HandOverForm({ booking, answer, colleagues, free }: HandOverProps) {
  const refused = answerTo(answer, 'hand-over');
  const others = colleagues.filter(
    ({ id, hasDiary, hasLeft }) => hasDiary && !hasLeft && id !== booking.colleague?.id,
  );
  return (
    <section aria-labelledby="hand-over">
      <h2 id="hand-over" className="text-lg">
        Hand over
      </h2>
      {others.length === 0 ? (
        <p className="mt-2 text-ink-soft">No other colleague has hours for consultations.</p>
      ) : (
        <Form method="post" className="mt-3 grid gap-4" key={`${booking.version} ${refused?.error}`}>
          <Seen booking={booking} />
          <Anyway of={refused} />
          <SelectField
            id="colleague"
            name="colleague"
            label="Colleague"
            error={refused?.error}
            defaultValue={refused?.typed.colleague}
            options={others.map(({ id, name }) => ({
              value: id,
              label: `${name} (${free.includes(id) ? 'free then' : 'not free then'})`,
            }))}
          />
          <div>
            <Button type="submit" name="intent" value="hand-over" look="quiet">
              Hand over
            </Button>
          </div>
        </Form>
      )}
    </section>
  );
}

export function CancelForm({ booking, answer, owner, kept }: WithDraft) {
  const refused = answerTo(answer, 'cancel');
  return (
    <section aria-labelledby="cancel">
      <h2 id="cancel" className="text-lg">
        Cancel
      </h2>
      <Form method="post" className="mt-3 grid gap-4" key={`${booking.version} ${refused?.error}`}>
        <DraftOwner owner={owner} />
        <Seen booking={booking} />
        <Message
          id="cancel-message"
          value={refused?.typed.message ?? (kept?.intent === 'cancel' ? kept.message : '')}
          error={refused?.error}
        />
        <div>
          <Button type="submit" name="intent" value="cancel" look="quiet">
            Cancel the booking
          </Button>
        </div>
      </Form>
    </section>
  );
}

export function NoteForm({ booking, answer, owner, kept }: WithDraft) {
  const refused = answerTo(answer, 'note');
  const draft = kept?.intent === 'note' ? kept : null;
  const over = formOver(refused, draft, { stored: NOTE_FORM.stored(booking), version: booking.version });
  return (
    <section aria-labelledby="note">
      <h2 id="note" tabIndex={-1} className="text-lg">
        Note for colleagues
      </h2>
      <Form
        method="post"
        className="mt-3 grid gap-4"
        key={`${booking.version} ${over.from} ${refused?.error}`}
      >
        <SharedFields over={over} />
        <DraftOwner owner={owner} />
        <TextArea
          id="note-text"
          name="note"
          label="Note"
          rows={4}
          maxLength={LONGEST_NOTE}
          defaultValue={over.values.note}
          error={refused?.error}
          hint="Never mailed."
        />
        <div>
          <Button type="submit" name="intent" value="note" look="quiet">
            Save note
          </Button>
        </div>
      </Form>
    </section>
  );
}

type OneButton = BookingStep & { booking: Sequenced; answer: BookingAnswer | undefined };

export function OneButtonForm({ intent, label, about, booking, answer }: OneButton) {
  const refused = answerTo(answer, intent);
  return (
    <Form method="post" className="flex flex-wrap items-center gap-4">
      <Seen booking={booking} />
      <Anyway of={refused} />
      <FieldError id={`${intent}-error`} message={refused?.error} />
      <Button type="submit" name="intent" value={intent} look="quiet">
        {label}
      </Button>
      <p className="hint">{about}</p>
    </Form>
  );
}

type Sequenced = Pick<Booking, 'sequence'>;

function Anyway({ of }: { of: BookingAnswer | undefined }) {
  return of?.anyway ? <input type="hidden" name="anyway" value={of.anyway} /> : null;
}

/** So that a change of somebody else is not overwritten unseen. */
function Seen({ booking }: { booking: Sequenced }) {
  return <input type="hidden" name="sequence" value={booking.sequence} />;
}

function Message({ id, value, error }: { id: string; value?: string; error?: string }) {
  return (
    <TextArea
      id={id}
      name="message"
      label="Message to the client (optional)"
      rows={3}
      maxLength={LONGEST_MESSAGE}
      defaultValue={value}
      error={error}
      hint="Stands in the mail that says so."
    />
  );
}
