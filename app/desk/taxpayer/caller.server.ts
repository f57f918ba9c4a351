import { desc, eq, ne, sql, and } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { may } from '#app/accounts/core/roles.ts';
import type { Caller, ClientBook } from '#app/bookings/desk/new-booking.ts';
import { valuesOf } from '#app/enquiries/public/known-values.ts';
import { db } from '#app/platform/db/client.server.ts';
import { bookings } from '#app/platform/db/schema/bookings.ts';
import { findLike } from '#app/work/core/taxpayers/find-like.server.ts';
import { findCard } from '#app/work/desk/taxpayers/card.server.ts';

const MOST = 6;

/** The client book, for a colleague who books for a caller; null for who may not read it. */
export function clientBookOf(me: FirmActor): ClientBook | null {
  if (!may(me.role, 'work')) return null;
  return {
    async find(typed) {
      const found = await findLike(typed, me, MOST);
      return found.map(({ id, name, email, keeper }) => ({
        id,
        name,
        about: [email, keeper && `looked after by ${keeper}`].filter(Boolean).join(', '),
      }));
    },
    callerOf,
  };
}

/** With the address of the client, else of its first member, and the number on file. */
async function callerOf(id: string): Promise<Caller | null> {
  const card = await findCard(id);
  if (!card) return null;
  const { name, people } = card;
  const email = card.email ?? people[0]?.email ?? '';
  const known = people.find((one) => one.email === email) ?? people.find(({ phone }) => phone);
  const contactNumber = known?.phone ?? (await lastPhoneOf(email));
  const { countryCode = '', phone = '' } = valuesOf({
    fullName: name,
    email,
    userType: 'individual',
    contactNumber,
  });
  return { id, name, email, countryCode, phone };
}

/** That came with a booking from this address. */
async function lastPhoneOf(email: string): Promise<string | null> {
  const isTheirs = and(eq(sql`lower(${bookings.email})`, email), ne(bookings.phone, ''));
  const [last] = await db()
    .select({ phone: bookings.phone })
    .from(bookings)
    .where(isTheirs)
    .orderBy(desc(bookings.createdAt))
    .limit(1);
  return last?.phone ?? null;
}
