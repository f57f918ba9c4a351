import { sql, type SQL } from 'drizzle-orm';
import { bookingRules } from '#app/firm/core/booking-rules.ts';
import { bookings, diaries } from '#app/platform/db/schema/bookings.ts';

type Links = { videoLink: string; videoRooms: string | null };

/** For queries that join the diary: the colleague’s own, else a room named by the booking’s id, else the firm’s. */
export function videoLinkOf({ videoRooms, videoLink }: Links = bookingRules()) {
  const name = sql`substr(encode(sha256(convert_to('video room ' || ${bookings.id}::text, 'UTF8')), 'hex'), 1, 32)`;
  const shared: SQL = videoRooms === null ? sql`${videoLink}::text` : sql`${videoRooms}::text || ${name}`;
  return sql<string>`coalesce(${diaries.videoLink}, ${shared})`;
}
