import { record } from '#app/platform/audit/audit.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import {
  bookSlot,
  findRepeated,
  insertBooking,
  lock,
  type BookingRequest,
  type BookingResult,
} from './book.server.ts';

import { notifyBoth, type Notified } from './notify.server.ts';

type WithLink = Exclude<BookingResult, { kind: 'booked' }> | { kind: 'booked'; id: string; secret: string };

/** For a visitor. `secret` opens the link that changes it. Throws when the database is down. */
export async function bookConsultation(request: BookingRequest, now = new Date()): Promise<WithLink> {
  let secret = '';
  const result = await bookSlot(
    request,
    async (tx, id) => {
      ({ secret } = await notifyBoth(tx, id, { before: null, by: 'client' }, now));
    },
    now,
  );
  return result.kind === 'booked' ? { ...result, secret } : result;
}

type ByStaff = { colleagueId: string; actorId: string };
type BookedByStaff =
  | ({ kind: 'booked'; id: string } & Pick<Notified, 'wait'>)
  | { kind: 'repeated'; id: string }
  | { kind: 'taken' | 'over' };

/** At any future time, unless the colleague is booked then. Both are told when it can no longer be taken back. */
export function bookForCaller(
  request: BookingRequest,
  { colleagueId, actorId }: ByStaff,
  now = new Date(),
): Promise<BookedByStaff> {
  return db().transaction(async (tx): Promise<BookedByStaff> => {
    await lock(tx, request.submissionKey);
    const repeated = await findRepeated(tx, request.submissionKey);
    if (repeated) return repeated;
    if (request.start <= now.getTime()) return { kind: 'over' };
    const id = await insertBooking(tx, request, { colleagueId }, now);
    if (!id) return { kind: 'taken' };
    const { wait } = await notifyBoth(tx, id, { before: null, by: 'firm' }, now);
    const subject = request.consultation.name;
    await record(tx, { actorId, action: 'booking.book', entity: 'booking', entityId: id, subject });
    return { kind: 'booked', id, wait };
  });
}
