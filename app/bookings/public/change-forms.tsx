import { booking } from '#content/pages/booking.ts';
import { startText } from '#app/bookings/core/booking.ts';
import { Button, ButtonLink } from '#app/platform/ui/button.tsx';
import { startName } from './chosen.ts';
import { ANYBODY, WITH } from './address.ts';
import { Missed } from './notices.tsx';
import type { Change } from './own-booking.server.ts';
import { OwnTime } from './own-time.tsx';
import { TimeChoice } from './time-choice.tsx';

const { own } = booking;

type Move = Extract<Change, { kind: 'move' }>;

/** `seen`: the `sequence` of the booking. */
type Form = { path: string; seen: number };

export function CancelForm({ path, seen }: Form) {
  return (
    <form method="post" action={path}>
      <Heading>{own.cancelTitle}</Heading>
      <p className="mt-2">{own.cancelText}</p>
      <input type="hidden" name="intent" value="cancel" />
      <input type="hidden" name="sequence" value={seen} />
      <Buttons path={path} label={own.cancelButton} className="btn-loss" />
    </form>
  );
}

export function MoveForm({ path, seen, change }: Form & { change: Move }) {
  const { start, missed, day, anybody } = change;
  const kept = String(new URLSearchParams({ do: 'move', ...(anybody && { [WITH]: ANYBODY }) }));
  if (start === null) {
    return (
      <>
        <Heading>{own.moveTitle}</Heading>
        {missed && <Missed />}
        <TimeChoice offer={change} day={day} place={{ path, kept }} />
        <p className="mt-6">
          <ButtonLink to={path} look="quiet" data-focus="step">
            {own.keep}
          </ButtonLink>
        </p>
      </>
    );
  }
  return (
    <form method="post" action={path}>
      <Heading>{own.confirmTitle}</Heading>
      <p className="mt-2 font-semibold">
        {startText(new Date(start))}, South African time
        <OwnTime start={new Date(start)} />
      </p>
      <input type="hidden" name="start" value={startName(start)} />
      <input type="hidden" name="sequence" value={seen} />
      {anybody && <input type="hidden" name={WITH} value={ANYBODY} />}
      <Buttons path={path} label={own.moveButton} />
    </form>
  );
}

function Heading({ children }: { children: string }) {
  return (
    <h2 id="step" tabIndex={-1} className="font-serif-text text-xl">
      {children}
    </h2>
  );
}

function Buttons({ path, label, className }: { path: string; label: string; className?: string }) {
  return (
    <p className="mt-6 flex flex-wrap gap-3">
      <Button type="submit" data-busy={label} className={className}>
        {label}
      </Button>
      <ButtonLink to={path} look="quiet" data-focus="step">
        {own.keep}
      </ButtonLink>
    </p>
  );
}
