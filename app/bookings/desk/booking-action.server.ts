import type { Member } from '#app/accounts/core/member.server.ts';
import { readStart, startName } from '#app/bookings/public/chosen.ts';
import { startText, type Booking } from '#app/bookings/core/booking.ts';
import { changeText } from '#app/bookings/core/change-text.server.ts';
import { BOOKING_STATE } from '#app/bookings/core/states.ts';
import {
  cancelBooking,
  handOver,
  moveBooking,
  restoreBooking,
  setNoShow,
  setNote,
} from '#app/bookings/core/change.server.ts';
import { findBooking } from '#app/bookings/core/find.server.ts';
import { takeBack } from '#app/bookings/core/take-back.server.ts';
import {
  done,
  keptBy,
  missing,
  postedForms,
  refused,
  stale,
  unchanged,
  type Posted,
} from '#app/platform/forms/posted-forms.server.ts';
import { saveShared } from '#app/platform/forms/shared-form.server.ts';
import { tooLong } from '#app/platform/forms/too-long.ts';
import { whenMailed } from '#app/platform/mail/when-mailed.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { readVersion } from '#app/platform/http/row-version.ts';
import { MINUTE } from '#app/platform/core/time.ts';
import { paragraphs } from '#app/platform/core/text.ts';
import { askIfAway } from './away.server.ts';
import { findHosts } from './hosts.server.ts';
import {
  LONGEST_MESSAGE,
  LONGEST_NOTE,
  NOTE_FORM,
  type BookingIntent,
  type BookingMore,
  type TakenTime,
} from './booking-forms.ts';

type Context = Posted & { id: string; me: Member };

export const changeBooking = postedForms<Context, BookingIntent, BookingMore>({
  commands: {
    move,
    cancel,
    unbook,
    restore,
    'hand-over': hand,
    'no-show': (context) => noteShow(context, true),
    came: (context) => noteShow(context, false),
    note: saveNote,
  },
  path: ({ id }) => `/admin/bookings/${id}`,
  kept: ({ me, request }) => keptBy(me.id, request),
});

const OVER = unchanged({
  title: 'Nothing changed',
  description: 'It has begun, or somebody has changed it meanwhile: look again.',
});

/** `wait` null: it is again as both were told, or neither was told of it. */
function mailed(wait: number | null): string {
  return wait === null ? 'Nobody is mailed.' : whenMailed('The client and the colleague get', wait);
}

const cancelled = ({ wait, sequence }: { wait: number | null; sequence: number }) =>
  done({
    title: 'Booking cancelled',
    description: mailed(wait),
    undo: { intent: 'restore' as const, ...undoing(sequence) },
  });

/** What a toast's Undo posts: it takes back only what is still so. */
const undoing = (sequence: number) => ({ sequence: String(sequence), back: 'yes' });

const isUndo = (form: FormData) => form.get('back') === 'yes';

/** -1 for a page that does not say which one it showed. */
const seenIn = (form: FormData) => readVersion(form.get('sequence')) ?? -1;

/** Somebody else was first: shows the booking as it is now, and the form again while it can be changed. */
async function changed({ form }: Context, { booking }: { booking: Booking }) {
  const text = await changeText(booking, 'firm');
  if (isUndo(form))
    return unchanged({ title: 'Changed meanwhile', description: `${text} Nothing was taken back.` });
  if (BOOKING_STATE[booking.state].openFor === 'nobody')
    return unchanged({ title: 'Nothing changed', description: text });
  return stale(`${text} Your change was not made: look again.`);
}

/** Asks before a talk is put where its colleague is away. Null if they are there, for an Undo, and once answered. */
async function askFirst(
  { id, form }: Context,
  { start, colleague, button }: { start?: number; colleague?: { id: string; name: string }; button: string },
) {
  const booking = isUndo(form) ? null : await findBooking(id);
  const who = colleague ?? booking?.colleague;
  if (!booking || !who) return null;
  const { startsAt, endsAt } = booking;
  const minutes = (endsAt.getTime() - startsAt.getTime()) / MINUTE;
  const at = { colleague: who, start: start ?? startsAt.getTime(), minutes, button };
  const question = await askIfAway(form, at);
  return question && refused<TakenTime>(question.error, { anyway: question.anyway });
}

async function move(context: Context) {
  const { id, form, me } = context;
  const slot = textIn(form, 'slot') || `${textIn(form, 'day')} ${textIn(form, 'at')}`;
  const message = textIn(form, 'message');
  const start = readStart(slot);
  if (start === null) return refused('Give the day and the time, or choose one of the free times.');
  if (start <= Date.now()) return refused('That time has passed.');
  if (message.length > LONGEST_MESSAGE) return refused(tooLong(LONGEST_MESSAGE));
  const question = await askFirst(context, { start, button: 'Move' });
  if (question) return question;
  const by = { party: 'firm', actorId: me.id, message: message || null, seen: seenIn(form) } as const;
  const moved = await moveBooking(id, start, by);
  if (moved.kind === 'over') return OVER;
  if (moved.kind === 'changed') return changed(context, moved);
  if (moved.kind === 'taken') {
    const nearest = moved.nearest.map((slot) => new Date(slot.start));
    return refused('The colleague has something else at that time.', { nearest });
  }
  const [time, description] = [startText(new Date(start)), mailed(moved.wait)];
  const isThere = moved.from.getTime() === start;
  if (isThere && !isUndo(form)) return unchanged({ title: `It is on ${time} already` });
  if (isUndo(form)) return done<never>({ title: `Taken back: it is again on ${time}`, description });
  const from = startName(moved.from.getTime());
  const undo = { intent: 'move', slot: from, ...undoing(moved.sequence) } as const;
  return done({ title: `Moved to ${time}`, description, undo });
}

async function cancel(context: Context) {
  const { id, form, me } = context;
  const message = textIn(form, 'message');
  if (message.length > LONGEST_MESSAGE) return refused(tooLong(LONGEST_MESSAGE));
  const by = { party: 'firm', actorId: me.id, message: message || null, seen: seenIn(form) } as const;
  const result = await cancelBooking(id, by);
  if (result.kind === 'changed') return changed(context, result);
  return result.kind === 'over' ? OVER : cancelled(result);
}

async function unbook(context: Context) {
  const { id, form, me } = context;
  const result = await takeBack(id, { actorId: me.id, seen: seenIn(form) });
  if (result.kind === 'over') return OVER;
  if (result.kind === 'changed') return changed(context, result);
  if (result.kind === 'cancelled') return cancelled(result);
  return done<never>({
    title: 'Booking taken back',
    description: 'Nobody was told of it.',
    to: '/admin/bookings',
  });
}

async function restore(context: Context) {
  const { id, form, me } = context;
  const question = await askFirst(context, { button: BOOKING_STATE.cancelled.desk.ahead?.label ?? '' });
  if (question) return question;
  const result = await restoreBooking(id, { actorId: me.id, seen: seenIn(form) });
  if (result.kind === 'over') return OVER;
  if (result.kind === 'changed') return changed(context, result);
  if (result.kind === 'taken')
    return unchanged({ title: 'Not booked again', description: 'The time is taken meanwhile.' });
  return done({ title: 'Booked again', description: mailed(result.wait) });
}

async function hand(context: Context) {
  const { id, form, me } = context;
  const to = (await findHosts()).find((one) => one.id === textIn(form, 'colleague'));
  if (!to || (to.hasLeft && !isUndo(form))) return refused('Choose the colleague first.');
  const question = await askFirst(context, { colleague: to, button: 'Hand over' });
  if (question) return question;
  const handed = await handOver(id, to.id, { actorId: me.id, seen: seenIn(form) });
  if (handed.kind === 'over') return OVER;
  if (handed.kind === 'changed') return changed(context, handed);
  if (handed.kind === 'taken') return refused(`${to.name} has something else at that time.`);
  const { from, sequence } = handed;
  const description = mailed(handed.wait);
  if (isUndo(form)) return done<never>({ title: `Taken back: ${to.name} holds it again`, description });
  const isUndone = from && from !== to.id;
  const undo = isUndone
    ? ({ intent: 'hand-over', colleague: from, ...undoing(sequence) } as const)
    : undefined;
  return done({ title: `Handed over to ${to.name}`, description, undo });
}

async function noteShow({ id, me }: Context, isNoShow: boolean) {
  const { kind } = await setNoShow(id, isNoShow, me.id);
  if (kind === 'changed') return OVER;
  return isNoShow
    ? done({ title: 'Noted: nobody came', undo: { intent: 'came' } })
    : done({ title: 'Noted: it took place', undo: { intent: 'no-show' } });
}

function saveNote({ id, form, me }: Context) {
  return saveShared(form, NOTE_FORM, {
    find: () => findBooking(id),
    ifRemoved: missing(),
    place: '#note',
    undo: { intent: 'note' as BookingIntent },
    async save({ form: sent, version }) {
      const note = paragraphs(textIn(sent, 'note'));
      if (note.length > LONGEST_NOTE) return refused(tooLong(LONGEST_NOTE));
      const before = await setNote(id, { note: note || null, version }, me.id);
      if (typeof before === 'string') return before;
      return { kind: 'saved', before, after: { note }, title: 'Note saved' };
    },
  });
}
