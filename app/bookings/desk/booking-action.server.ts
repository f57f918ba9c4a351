import { data } from '@remix-run/node';
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
import { findDraft, forgetDraft } from '#app/platform/drafts/drafts.server.ts';
import { badRequest } from '#app/platform/http/responses.ts';
import { requireVersion } from '#app/platform/http/row-version.ts';
import { redirectWithToast, type Toast } from '#app/platform/http/toast.server.ts';
import { paragraphs } from '#app/platform/core/text.ts';
import { findHosts } from './hosts.server.ts';
import { LONGEST_MESSAGE, LONGEST_NOTE, typedIn, type Part, type Typed } from './booking-forms.ts';

/** A form of the page that was refused, with what was typed; `nearest` are free starts. */
export type BookingAnswer = { part: Part; error: string; typed: Typed; nearest?: Date[] };

type Context = { request: Request; form: FormData; me: Member };

const OVER: Toast = {
  title: 'Nothing changed',
  description: 'It has begun, or somebody has changed it meanwhile: look again.',
  tone: 'loss',
};

const MAILED = 'The client and the colleague get a mail.';

/** What is posted to the page of a booking. */
export async function changeBooking(id: string, context: Context) {
  const { form, me } = context;
  switch (form.get('intent')) {
    case 'move':
      return move(id, context);
    case 'cancel':
      return cancel(id, context);
    case 'restore':
      return restore(id, me.id);
    case 'hand-over':
      return hand(id, context);
    case 'no-show':
      return noteShow(id, true, me.id);
    case 'came':
      return noteShow(id, false, me.id);
    case 'note':
      return saveNote(id, context);
    default:
      throw badRequest();
  }
}

async function move(id: string, { form, me }: Context) {
  const typed = typedIn(form);
  const start = readStart(typed.slot || `${typed.day} ${typed.at}`);
  if (start === null)
    return refuse('move', 'Give the day and the time, or choose one of the free times.', typed);
  if (start <= Date.now()) return refuse('move', 'That time has passed.', typed);
  if (typed.message.length > LONGEST_MESSAGE) return refuse('move', TOO_LONG, typed);
  const by = { party: 'firm', actorId: me.id, message: typed.message || null } as const;
  const moved = await moveBooking(id, start, by);
  if (moved.kind === 'over') return back(id, OVER);
  if (moved.kind === 'taken') {
    const nearest = moved.nearest.map((slot) => new Date(slot.start));
    return refuse('move', 'The colleague has something else at that time.', typed, nearest);
  }
  return back(id, {
    title: `Moved to ${startText(new Date(start))}`,
    description: MAILED,
    tone: 'gain',
    action: undo(id, [
      ['intent', 'move'],
      ['slot', startName(moved.from.getTime())],
    ]),
  });
}

async function cancel(id: string, { request, form, me }: Context) {
  const typed = typedIn(form);
  if (typed.message.length > LONGEST_MESSAGE) return refuse('cancel', TOO_LONG, typed);
  const by = { party: 'firm', actorId: me.id, message: typed.message || null } as const;
  const { kind } = await cancelBooking(id, by);
  if (kind === 'over') return back(id, OVER);
  await forgetKept(request, me.id, 'cancel');
  return back(id, {
    title: 'Booking cancelled',
    description: MAILED,
    tone: 'gain',
    action: undo(id, [['intent', 'restore']]),
  });
}

async function restore(id: string, me: string) {
  const { kind } = await restoreBooking(id, me);
  if (kind === 'over') return back(id, OVER);
  if (kind === 'taken')
    return back(id, { title: 'Not booked again', description: 'The time is taken meanwhile.', tone: 'loss' });
  return back(id, { title: 'Booked again', description: MAILED, tone: 'gain' });
}

async function hand(id: string, { form, me }: Context) {
  const typed = typedIn(form);
  const to = (await findHosts()).find((one) => one.id === typed.colleague);
  if (!to) return refuse('hand-over', 'Choose the colleague first.', typed);
  const handed = await handOver(id, to.id, me.id);
  if (handed.kind === 'over') return back(id, OVER);
  if (handed.kind === 'taken')
    return refuse('hand-over', `${to.name} has something else at that time.`, typed);
  const { from } = handed;
  const action =
    from && from !== to.id
      ? undo(id, [
          ['intent', 'hand-over'],
          ['colleague', from],
        ])
      : undefined;
  return back(id, { title: `Handed over to ${to.name}`, description: MAILED, tone: 'gain', action });
}

async function noteShow(id: string, isNoShow: boolean, me: string) {
  const { kind } = await setNoShow(id, isNoShow, me);
  if (kind === 'changed') return back(id, OVER);
  const [title, intent] = isNoShow ? ['Noted: nobody came', 'came'] : ['Noted: it took place', 'no-show'];
  return back(id, { title, tone: 'gain', action: undo(id, [['intent', intent]]) });
}

async function saveNote(id: string, { request, form, me }: Context) {
  const typed = typedIn(form);
  const version = requireVersion(form);
  if (typed.note.length > LONGEST_NOTE)
    return refuse('note', 'At most 10 000 characters. Please shorten it.', typed);
  const { kind } = await setNote(id, { note: paragraphs(typed.note) || null, version }, me.id);
  if (kind === 'changed') {
    const error =
      'The booking was changed meanwhile. Your note stands here as you wrote it: save it again if it still holds.';
    return refuse('note', error, typed, undefined, 409);
  }
  await forgetKept(request, me.id, 'note');
  return back(id, { title: 'Note saved', tone: 'gain' });
}

const TOO_LONG = 'At most 2 000 characters. Please shorten it.';

function refuse(part: Part, error: string, typed: Typed, nearest?: Date[], status = 400) {
  return data<BookingAnswer>({ part, error, typed, nearest }, { status });
}

function undo(id: string, fields: [string, string][]): Toast['action'] {
  return { label: 'Undo', path: `/admin/bookings/${id}`, fields };
}

function back(id: string, toast: Toast): Promise<Response> {
  return redirectWithToast(`/admin/bookings/${id}`, toast);
}

async function forgetKept(request: Request, me: string, intent: string): Promise<void> {
  const kept = await findDraft(me, request);
  if (kept?.intent === intent) await forgetDraft(me, request);
}
