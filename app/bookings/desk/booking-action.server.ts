import type { Member } from '#app/accounts/core/member.server.ts';
import { readStart, startName } from '#app/bookings/public/chosen.ts';
import { startText } from '#app/bookings/core/booking.ts';
import {
  cancelBooking,
  handOver,
  moveBooking,
  restoreBooking,
  setNoShow,
  setNote,
} from '#app/bookings/core/change.server.ts';
import { takeBack } from '#app/bookings/core/take-back.server.ts';
import {
  done,
  keptBy,
  postedForms,
  refused,
  stale,
  unchanged,
  type Posted,
} from '#app/platform/forms/posted-forms.server.ts';
import { tooLong } from '#app/platform/forms/too-long.ts';
import { whenMailed } from '#app/platform/mail/when-mailed.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { requireVersion } from '#app/platform/http/row-version.ts';
import { paragraphs } from '#app/platform/core/text.ts';
import { findHosts } from './hosts.server.ts';
import { LONGEST_MESSAGE, LONGEST_NOTE, type BookingIntent, type TakenTime } from './booking-forms.ts';

type Context = Posted & { id: string; me: Member };

export const changeBooking = postedForms<Context, BookingIntent, TakenTime>({
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

const cancelled = (wait: number | null) =>
  done({ title: 'Booking cancelled', description: mailed(wait), undo: { intent: 'restore' as const } });

async function move({ id, form, me }: Context) {
  const slot = textIn(form, 'slot') || `${textIn(form, 'day')} ${textIn(form, 'at')}`;
  const message = textIn(form, 'message');
  const start = readStart(slot);
  if (start === null) return refused('Give the day and the time, or choose one of the free times.');
  if (start <= Date.now()) return refused('That time has passed.');
  if (message.length > LONGEST_MESSAGE) return refused(tooLong(LONGEST_MESSAGE));
  const moved = await moveBooking(id, start, { party: 'firm', actorId: me.id, message: message || null });
  if (moved.kind === 'over') return OVER;
  if (moved.kind === 'taken') {
    const nearest = moved.nearest.map((slot) => new Date(slot.start));
    return refused('The colleague has something else at that time.', { nearest });
  }
  return done({
    title: `Moved to ${startText(new Date(start))}`,
    description: mailed(moved.wait),
    undo: { intent: 'move', slot: startName(moved.from.getTime()) },
  });
}

async function cancel({ id, form, me }: Context) {
  const message = textIn(form, 'message');
  if (message.length > LONGEST_MESSAGE) return refused(tooLong(LONGEST_MESSAGE));
  const result = await cancelBooking(id, { party: 'firm', actorId: me.id, message: message || null });
  return result.kind === 'over' ? OVER : cancelled(result.wait);
}

/** Undo of a booking for a caller. */
async function unbook({ id, me }: Context) {
  const result = await takeBack(id, me.id);
  if (result.kind === 'over') return OVER;
  if (result.kind === 'cancelled') return cancelled(result.wait);
  return done<never>({
    title: 'Booking taken back',
    description: 'Nobody was told of it.',
    to: '/admin/bookings',
  });
}

async function restore({ id, me }: Context) {
  const result = await restoreBooking(id, me.id);
  if (result.kind === 'over') return OVER;
  if (result.kind === 'taken')
    return unchanged({ title: 'Not booked again', description: 'The time is taken meanwhile.' });
  return done({ title: 'Booked again', description: mailed(result.wait) });
}

async function hand({ id, form, me }: Context) {
  const to = (await findHosts()).find((one) => one.id === textIn(form, 'colleague'));
  if (!to) return refused('Choose the colleague first.');
  const handed = await handOver(id, to.id, me.id);
  if (handed.kind === 'over') return OVER;
  if (handed.kind === 'taken') return refused(`${to.name} has something else at that time.`);
  const { from } = handed;
  const undo = from && from !== to.id ? ({ intent: 'hand-over', colleague: from } as const) : undefined;
  return done({ title: `Handed over to ${to.name}`, description: mailed(handed.wait), undo });
}

async function noteShow({ id, me }: Context, isNoShow: boolean) {
  const { kind } = await setNoShow(id, isNoShow, me.id);
  if (kind === 'changed') return OVER;
  return isNoShow
    ? done({ title: 'Noted: nobody came', undo: { intent: 'came' } })
    : done({ title: 'Noted: it took place', undo: { intent: 'no-show' } });
}

async function saveNote({ id, form, me }: Context) {
  const note = paragraphs(textIn(form, 'note'));
  const version = requireVersion(form);
  if (note.length > LONGEST_NOTE) return refused(tooLong(LONGEST_NOTE));
  const { kind } = await setNote(id, { note: note || null, version }, me.id);
  if (kind === 'changed')
    return stale(
      'The booking was changed meanwhile. Your note is below, as you wrote it: save it again if it still holds.',
    );
  return done({ title: 'Note saved' });
}
