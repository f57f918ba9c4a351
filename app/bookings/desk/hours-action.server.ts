import { isUuid } from '#app/platform/db/uuid.ts';
import { env } from '#app/platform/env/env.server.ts';
import {
  done,
  postedForms,
  refused,
  shown,
  stale,
  unchanged,
  type Posted,
} from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { badRequest } from '#app/platform/http/responses.ts';
import { newIdIn } from '#app/platform/http/submission-key.ts';
import { requireVersion } from '#app/platform/http/row-version.ts';
import {
  addTimeOff,
  endFeed,
  removeDiary,
  removeTimeOff,
  renewFeed,
  saveHours,
  type TimeAway,
} from './hours.server.ts';
import { readHours, readVideoLink, type HoursIntent, type NewFeed } from './hours.ts';
import { findWithin } from './lines.server.ts';
import { awayAgain, readAway } from './time-off.ts';

type Context = Posted & { colleagueId: string; actorId: string };

const STALE =
  'Somebody else has changed these hours meanwhile. Below they stand as you typed them: send them again if they still hold.';

export const changeHours = postedForms<Context, HoursIntent, NewFeed>({
  commands: {
    hours: saveTyped,
    stop: async ({ colleagueId, actorId }) => {
      await removeDiary(colleagueId, actorId);
      return done({ title: 'No longer booked', description: 'What is booked stays booked.' });
    },
    feed: showFeed,
    'end-feed': async ({ colleagueId, actorId }) => {
      await endFeed(colleagueId, actorId);
      return done({ title: 'Calendar address removed' });
    },
    away: addTyped,
    again: addAgain,
    back: removeAway,
  },
  path: ({ colleagueId, actorId }) =>
    `/admin/bookings/hours${colleagueId === actorId ? '' : `?of=${colleagueId}`}`,
});

async function saveTyped({ form, colleagueId, actorId }: Context) {
  const version = requireVersion(form);
  const [hours, link] = [readHours(form), readVideoLink(textIn(form, 'videoLink'))];
  if ('error' in hours) return refused(hours.error);
  if ('error' in link) return refused(link.error);
  const times = { hours: hours.hours, videoLink: link.link };
  const saved = await saveHours(colleagueId, times, version, actorId);
  return saved === 'stale' ? stale(STALE) : done({ title: 'Hours saved' });
}

async function showFeed({ colleagueId, actorId }: Context) {
  const secret = await renewFeed(colleagueId, actorId);
  if (!secret) throw badRequest();
  return shown({ feed: `${env().APP_URL}/calendar/${secret}.ics` });
}

async function addTyped(context: Context) {
  const read = readAway(context.form);
  return 'error' in read ? refused(read.error) : addAway(context, read.away);
}

async function addAgain(context: Context) {
  const away = awayAgain(context.form);
  if (!away) throw badRequest();
  return addAway(context, away);
}

async function addAway({ form, colleagueId, actorId }: Context, away: TimeAway) {
  const id = await addTimeOff(colleagueId, away, actorId, newIdIn(form));
  const within = await findWithin(colleagueId, away.startsAt, away.endsAt);
  const count =
    within.length === 1
      ? 'One booking falls into it and waits'
      : `${within.length} bookings fall into it and wait`;
  const description = within.length > 0 ? `${count} for your decision below.` : undefined;
  return done({ title: 'Time off entered', description, undo: { intent: 'back', id } });
}

async function removeAway({ form, colleagueId, actorId }: Context) {
  const id = form.get('id');
  const removed = isUuid(id) ? await removeTimeOff(colleagueId, id, actorId) : null;
  if (!removed) return unchanged({ title: 'Nothing changed', description: 'It was removed already.' });
  const { startsAt, endsAt, reason } = removed;
  const fields = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), reason: reason ?? '' };
  return done({ title: 'Time off removed', undo: { intent: 'again', ...fields } });
}
