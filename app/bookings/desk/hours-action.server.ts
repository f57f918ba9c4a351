import { data } from '@remix-run/node';
import { isUuid } from '#app/platform/db/uuid.ts';
import { env } from '#app/platform/env/env.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { badRequest } from '#app/platform/http/responses.ts';
import { requireVersion } from '#app/platform/http/row-version.ts';
import { redirectWithToast, type Toast } from '#app/platform/http/toast.server.ts';
import {
  addTimeOff,
  endFeed,
  removeDiary,
  removeTimeOff,
  renewFeed,
  saveHours,
  type TimeAway,
} from './hours.server.ts';
import { readHours, readVideoLink, typedHours, type TypedHours } from './hours.ts';
import { findWithin } from './lines.server.ts';
import { awayAgain, readAway, typedAway, type TypedAway } from './time-off.ts';

type Whose = { colleagueId: string; actorId: string };

type Refused =
  | { form: 'hours'; error: string; hours: TypedHours[]; videoLink: string }
  | { form: 'away'; error: string; away: TypedAway };

/** `feed`: the secret address, which is shown this once. */
export type HoursAnswer = Refused | { form: 'feed'; feed: string };

const STALE =
  'Somebody else has changed these hours meanwhile. Below they stand as you typed them: send them again if they still hold.';

/** What is posted to the page of somebody's hours. */
export async function changeHours(form: FormData, whose: Whose) {
  switch (form.get('intent')) {
    case 'hours':
      return saveTyped(form, whose);
    case 'stop':
      await removeDiary(whose.colleagueId, whose.actorId);
      return back(whose, {
        title: 'No longer booked',
        description: 'What is booked stays booked.',
        tone: 'gain',
      });
    case 'feed':
      return showFeed(whose);
    case 'end-feed':
      await endFeed(whose.colleagueId, whose.actorId);
      return back(whose, { title: 'Calendar address removed', tone: 'gain' });
    case 'away':
      return addTyped(form, whose);
    case 'again': {
      const away = awayAgain(form);
      if (!away) throw badRequest();
      return addAway(away, whose);
    }
    case 'back':
      return removeAway(form, whose);
    default:
      throw badRequest();
  }
}

async function saveTyped(form: FormData, whose: Whose) {
  const typed = typedHours(form);
  const version = requireVersion(form);
  const refuse = (error: string, status: number) => {
    const refused = { form: 'hours', error, hours: typed, videoLink: textIn(form, 'videoLink') } as const;
    return data<HoursAnswer>(refused, { status });
  };
  const [hours, link] = [readHours(typed), readVideoLink(textIn(form, 'videoLink'))];
  if ('error' in hours) return refuse(hours.error, 400);
  if ('error' in link) return refuse(link.error, 400);
  const times = { hours: hours.hours, videoLink: link.link };
  const saved = await saveHours(whose.colleagueId, times, version, whose.actorId);
  if (saved === 'stale') return refuse(STALE, 409);
  return back(whose, { title: 'Hours saved', tone: 'gain' });
}

async function showFeed({ colleagueId, actorId }: Whose) {
  const secret = await renewFeed(colleagueId, actorId);
  if (!secret) throw badRequest();
  const feed = `${env().APP_URL}/calendar/${secret}.ics`;
  return data<HoursAnswer>({ form: 'feed', feed });
}

async function addTyped(form: FormData, whose: Whose) {
  const typed = typedAway(form);
  const read = readAway(typed);
  if ('error' in read)
    return data<HoursAnswer>({ form: 'away', error: read.error, away: typed }, { status: 400 });
  return addAway(read.away, whose);
}

async function addAway(away: TimeAway, whose: Whose) {
  const id = await addTimeOff(whose.colleagueId, away, whose.actorId);
  const within = await findWithin(whose.colleagueId, away.startsAt, away.endsAt);
  const count =
    within.length === 1
      ? 'One booking falls into it and waits'
      : `${within.length} bookings fall into it and wait`;
  const description = within.length > 0 ? `${count} for your decision below.` : undefined;
  return back(whose, {
    title: 'Time off entered',
    description,
    tone: 'gain',
    action: undo(whose, [
      ['intent', 'back'],
      ['id', id],
    ]),
  });
}

async function removeAway(form: FormData, whose: Whose) {
  const id = form.get('id');
  const removed = isUuid(id) ? await removeTimeOff(whose.colleagueId, id, whose.actorId) : null;
  if (!removed)
    return back(whose, { title: 'Nothing changed', description: 'It was removed already.', tone: 'loss' });
  return back(whose, {
    title: 'Time off removed',
    tone: 'gain',
    action: undo(whose, [
      ['intent', 'again'],
      ['startsAt', removed.startsAt.toISOString()],
      ['endsAt', removed.endsAt.toISOString()],
      ['reason', removed.reason ?? ''],
    ]),
  });
}

function undo({ colleagueId, actorId }: Whose, fields: [string, string][]): Toast['action'] {
  return { label: 'Undo', path: hoursPath(colleagueId, actorId), fields };
}

function back({ colleagueId, actorId }: Whose, toast: Toast): Promise<Response> {
  return redirectWithToast(hoursPath(colleagueId, actorId), toast);
}

function hoursPath(colleagueId: string, me: string): string {
  return `/admin/bookings/hours${colleagueId === me ? '' : `?of=${colleagueId}`}`;
}
