import { and, eq, sql } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { changesBetween } from '#app/platform/audit/audit.server.ts';
import { byName } from '#app/platform/db/by-name.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { listPart, readPart, type Part } from '#app/platform/db/parts.server.ts';
import { contactPersons } from '#app/platform/db/schema/taxpayers.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { forClient } from './for-client.server.ts';
import { recordTaxpayer } from './taxpayers.server.ts';

export type ContactPerson = typeof contactPersons.$inferSelect;
export type ContactValues = Pick<ContactPerson, 'name' | 'role' | 'email' | 'phone'>;

export function contactsOf(taxpayerId: string): Promise<ContactPerson[]> {
  return readPart(contactsPart(taxpayerId));
}

export function contactsPart(client: string): Part<ContactPerson[]> {
  const { id, taxpayerId, name, role, email, phone, version } = contactPersons;
  return listPart(
    { id, taxpayerId, name, role, email, phone, version },
    sql`from ${contactPersons} where ${eq(taxpayerId, client)} order by ${byName(name)}, ${id}`,
    (row) => row,
  );
}

/** `id`: of the form, so that a repeat adds nothing. */
export function addContact(
  actor: FirmActor,
  taxpayerId: string,
  id: string,
  values: ContactValues,
): Promise<'added' | 'gone'> {
  return forClient<'added'>(actor, taxpayerId, async (tx) => {
    const added = await tx
      .insert(contactPersons)
      .values({ id, taxpayerId, ...values })
      .onConflictDoNothing()
      .returning({ id: contactPersons.id });
    if (added.length > 0)
      await recordTaxpayer(tx, actor, 'taxpayer.update', taxpayerId, {
        contact: { from: null, to: values.name },
      });
    return 'added';
  });
}

/** The client itself by phone (`+27 821234567`), as it is added: a repeat adds nothing. */
export async function addOwnPhone(
  tx: Transaction,
  { id, name, phone }: { id: string; name: string; phone: string },
): Promise<void> {
  await tx.insert(contactPersons).values({ id, taxpayerId: id, name, phone }).onConflictDoNothing();
}

/** `changed`: somebody else has saved it since `version` was read. */
export function saveContact(
  actor: FirmActor,
  taxpayerId: string,
  { id, version }: Pick<ContactPerson, 'id' | 'version'>,
  values: ContactValues,
): Promise<ContactPerson | 'changed' | 'gone'> {
  return forClient<ContactPerson | 'changed' | 'gone'>(actor, taxpayerId, async (tx) => {
    if (!isUuid(id)) return 'gone';
    const isIt = and(eq(contactPersons.id, id), eq(contactPersons.taxpayerId, taxpayerId));
    const [before] = await tx.select().from(contactPersons).where(isIt).for('update');
    if (!before) return 'gone';
    if (before.version !== version) return 'changed';
    await tx
      .update(contactPersons)
      .set({ ...values, version: version + 1 })
      .where(isIt);
    const changes = Object.entries(changesBetween<ContactValues>(before, values));
    await recordTaxpayer(
      tx,
      actor,
      'taxpayer.update',
      taxpayerId,
      Object.fromEntries(changes.map(([field, change]) => [`contact ${field}`, change])),
    );
    return before;
  });
}

export function removeContact(
  actor: FirmActor,
  taxpayerId: string,
  id: string,
): Promise<ContactPerson | 'gone'> {
  return forClient<ContactPerson | 'gone'>(actor, taxpayerId, async (tx) => {
    if (!isUuid(id)) return 'gone';
    const [removed] = await tx
      .delete(contactPersons)
      .where(and(eq(contactPersons.id, id), eq(contactPersons.taxpayerId, taxpayerId)))
      .returning();
    if (!removed) return 'gone';
    await recordTaxpayer(tx, actor, 'taxpayer.update', taxpayerId, {
      contact: { from: removed.name, to: null },
    });
    return removed;
  });
}
