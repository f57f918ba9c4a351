import { desc, eq, ne, sql, and } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { may } from '#app/accounts/core/roles.ts';
import type { Caller, ClientBook } from '#app/bookings/desk/new-booking.ts';
import { valuesOf } from '#app/enquiries/public/known-values.ts';
import { db } from '#app/platform/db/client.server.ts';
import { bookings } from '#app/platform/db/schema/bookings.ts';
import { findLike } from '#app/work/core/taxpayers/find-like.server.ts';
import { contactsOf } from '#app/work/core/taxpayers/contacts.server.ts';
import { statusMarkOf } from '#app/work/core/taxpayers/status.ts';
import { findTaxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { findCard } from '#app/work/desk/taxpayers/card.server.ts';

const MOST = 6;

/** The client book, for a colleague who books for a caller; null for one who may not read it. */
export function clientBookOf(me: FirmActor): ClientBook | null {
  if (!may(me.role, 'work')) return null;
  return {
    async find(typed) {
      const found = await findLike(typed, me, MOST);
      return found.map(({ id, name, email, status, keeper }) => ({
        id,
        name,
        about: [statusMarkOf({ status }), email, keeper && `looked after by ${keeper}`]
          .filter(Boolean)
          .join(', '),
      }));
    },
    callerOf: (id) => callerOf(me, id),
  };
}

/** With the address of the client, else of its first member, and a number on file, best that of the same address. */
async function callerOf(me: FirmActor, id: string): Promise<Caller | null> {
  const card = await findCard(id);
  if (!card) return null;
  const { name } = card;
  const email = card.email ?? card.people[0]?.email ?? '';
  // The card has no contact persons: a colleague who does not see the file does not get their numbers.
  const isSeen = (await findTaxpayer(me, id)) !== null;
  const people = [...card.people, ...(isSeen ? await contactsOf(id) : [])].filter(({ phone }) => phone);
  const known =
    people.find((one) => one.email === email) ?? people.find((one) => one.name === name) ?? people[0];
  const contactNumber = known?.phone ?? (await lastPhoneOf(email));
  const { countryCode = '', phone = '' } = valuesOf({
    fullName: name,
    email,
    userType: 'individual',
    contactNumber,
  });
  return { id, name, email, countryCode, phone };
}

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
