import { firm } from '#app/platform/content/firm.ts';
import type { Consultation } from '#content/consultations.ts';
import { readDiary, wholeDay } from '#app/bookings/core/diary.server.ts';
import { bookableDays, firstStarts, slotsOn } from '#app/bookings/core/slots.ts';
import { onlyOf, type NamedDiary, type Wanted } from '#app/bookings/core/wanted.ts';
import { db } from '#app/platform/db/client.server.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { instantOf } from '#app/bookings/core/working-time.ts';
import type { Chosen } from './chosen.ts';
import { facesOf, type Faces } from './faces.ts';
import { monthOffer, type MonthOffer } from './month.ts';
import { soonDays, type SoonDay } from './soon.ts';

export type Offer = {
  today: string;
  isMonthAsked: boolean;
  month: MonthOffer | null;
  soon: SoonDay[];
  times: number[];
  start: number | null;
  missed: boolean;
  /** Whose times these are; null: of all. */
  colleague: string | null;
  /** When somebody else is free, if that is before this colleague. */
  sooner: number | null;
};

type Talk = { minutes: number; except?: string; wanted?: Wanted | null };

/** In three statements. `except`: the booking that is being moved. Throws when the database is away. */
export async function findOffer(chosen: Chosen, talk: Talk, now = new Date()): Promise<Offer> {
  return offerIn(await readWholeDiary(now, talk.except), chosen, talk);
}

export async function findOfferWithFaces(
  chosen: Chosen,
  { consultation, wanted }: { consultation: Consultation; wanted: Wanted | null },
  now = new Date(),
): Promise<Offer & { faces: Faces }> {
  const diary = await readWholeDiary(now);
  const { minutes } = consultation;
  return { ...offerIn(diary, chosen, { minutes, wanted }), faces: facesOf(diary, consultation) };
}

/** Null if nobody can be booked. */
export async function findFaces(now = new Date()): Promise<(Faces & { today: string }) | null> {
  const diary = await readWholeDiary(now);
  return diary.colleagues.length === 0 ? null : { ...facesOf(diary), today: southAfricanDay(now) };
}

/** While the database is away: the chosen time as if it were free, so that what was typed is shown. */
export function unreadOffer({ day, at }: Chosen, now = new Date()): Offer | null {
  const start = day && at ? instantOf(day, at) : null;
  if (start === null) return null;
  const nothing = { isMonthAsked: true, month: null, soon: [], missed: false, colleague: null, sooner: null };
  return { ...nothing, today: southAfricanDay(now), times: [start], start };
}

function offerIn(diary: NamedDiary, chosen: Chosen, { minutes, wanted }: Talk): Offer {
  const { day, at } = chosen;
  const offered = onlyOf(diary, wanted);
  const times = day ? slotsOn(day, minutes, offered).map(({ start }) => start) : [];
  const wantedStart = day && at ? instantOf(day, at) : null;
  const start = times.find((time) => time === wantedStart) ?? null;
  return {
    today: southAfricanDay(new Date(diary.now)),
    isMonthAsked: (chosen.month ?? day) !== null,
    month: monthOffer(chosen, minutes, offered),
    soon: soonDays(offered, minutes),
    times,
    start,
    missed: wantedStart !== start,
    ...(offered === diary
      ? { colleague: null, sooner: null }
      : {
          colleague: offered.colleagues[0]?.name ?? null,
          sooner: soonerThan(offered, diary, minutes),
        }),
  };
}

function soonerThan(offered: NamedDiary, diary: NamedDiary, minutes: number): number | null {
  const [own = Infinity] = firstStarts(offered, minutes);
  const [anybodys = Infinity] = firstStarts(diary, minutes);
  return anybodys < own ? anybodys : null;
}

function readWholeDiary(now: Date, except?: string) {
  const days = bookableDays({ now: now.getTime(), firm: firm.supportHours.days });
  const { first, last } = days ?? { first: southAfricanDay(now), last: southAfricanDay(now) };
  return readDiary(db(), { from: wholeDay(first).from, to: wholeDay(last).to }, now, except);
}
