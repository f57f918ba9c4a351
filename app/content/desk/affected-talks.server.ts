import { and, asc, eq, gt, gte, isNull, lt, type SQL } from 'drizzle-orm';
import { daysIn } from '#app/firm/core/opening-hours.ts';
import type { OpenDays } from '#app/platform/content/firm.ts';
import { longMoment, momentText } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { bookings, diaries } from '#app/platform/db/schema/bookings.ts';
import type { ContentValues } from '#app/platform/db/content-values.ts';
import type { ContentItem } from '#app/content/core/find.server.ts';
import type { Surprise } from './page.ts';

/** Talks booked for these days (ISO). Without names of clients: an editor need not see them. */
export async function talksWithin(from: string, until: string, now: Date): Promise<Surprise> {
  const [first, last] = [new Date(`${from}T00:00:00+02:00`), new Date(`${until}T24:00:00+02:00`)];
  const items = await bookedTalks(now, gt(bookings.endsAt, first), lt(bookings.startsAt, last));
  return {
    title: items.length === 1 ? 'One talk is booked then' : `${items.length} talks are booked then`,
    about:
      'They stay booked, and nobody is told automatically. Move or cancel each of them: its client gets a mail.',
    items,
  };
}

/** Talks by video booked for the firm's address, when the address changes. */
export async function talksByVideo(item: ContentItem, values: ContentValues, now: Date): Promise<Surprise> {
  const addressIn = (of: ContentValues) => of.videoRooms ?? of.videoLink;
  const isMoved = item.shown !== null && addressIn(item.shown) !== addressIn(values);
  const items = isMoved ? await bookedTalks(now, eq(bookings.way, 'video'), isNull(diaries.videoLink)) : [];
  return {
    title: items.length === 1 ? 'One talk by video is booked' : `${items.length} talks by video are booked`,
    about:
      'Their pages and reminders name the new address from now on. The mails and calendars that people have name the old one, and nobody is told automatically: keep it open until the last of these talks.',
    items,
  };
}

/** Talks that are outside the firm's new hours. */
export async function talksOutside(item: ContentItem, values: ContentValues, now: Date): Promise<Surprise> {
  const [before, after] = [item.shown, values].map((of) => [of?.hours ?? ''].flat().map(String));
  const open = daysIn(after ?? []);
  const isChanged = String(before) !== String(after) && 'days' in open;
  const rows = isChanged ? await bookedRows(now) : [];
  const items = rows.filter((row) => !('days' in open) || !isWithin(row, open.days)).map(lineOf);
  return {
    title:
      items.length === 1
        ? 'One talk is outside these hours'
        : `${items.length} talks are outside these hours`,
    about:
      'They stay booked, and nobody is told automatically. Move or cancel each of them: its client gets a mail.',
    items,
  };
}

function isWithin({ startsAt, endsAt }: Row, days: OpenDays): boolean {
  const [day = '', begins = ''] = momentText(startsAt).split(' ');
  const open = days[new Date(day).getUTCDay() || 7];
  return open !== undefined && begins >= open.opens && momentText(endsAt).slice(-5) <= open.closes;
}

export async function bookedTalks(now: Date, ...conditions: SQL[]): Promise<Surprise['items']> {
  return (await bookedRows(now, ...conditions)).map(lineOf);
}

type Row = { id: string; startsAt: Date; endsAt: Date; colleague: string | null };

function bookedRows(now: Date, ...conditions: SQL[]): Promise<Row[]> {
  const { id, startsAt, endsAt, state, colleagueId } = bookings;
  return db()
    .select({ id, startsAt, endsAt, colleague: profiles.fullName })
    .from(bookings)
    .leftJoin(profiles, eq(profiles.id, colleagueId))
    .leftJoin(diaries, eq(diaries.colleagueId, colleagueId))
    .where(and(eq(state, 'booked'), gte(startsAt, now), ...conditions))
    .orderBy(asc(startsAt), asc(id));
}

function lineOf({ id, startsAt, colleague }: Row): Surprise['items'][number] {
  return {
    path: `/admin/bookings/${id}`,
    text: colleague ? `${longMoment(startsAt)}, with ${colleague}` : longMoment(startsAt),
  };
}
