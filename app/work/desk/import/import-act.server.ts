import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { defineBulk } from '#app/accounts/bulk/define-bulk.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { isColleague } from '#app/accounts/core/colleagues.server.ts';
import { changesBetween } from '#app/platform/audit/audit.server.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { contactPersons, taxpayerMembers, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isTaxpayerVisibleTo, looksAfter } from '#app/work/core/engagements/access.server.ts';
import { givenNumbers } from '#app/work/core/taxpayers/numbers.ts';
import { ownChanges } from '#app/work/core/taxpayers/own-fields.server.ts';
import { leftWorkOf, moveClient, type NotMoved } from '#app/work/core/taxpayers/status.server.ts';
import { asksWhatIsOpen, type ClientStatus } from '#app/work/core/taxpayers/status.ts';
import {
  addTaxpayer,
  recordTaxpayer,
  type TaxpayerValues,
} from '#app/work/core/taxpayers/taxpayers.server.ts';
import type { Contact, Given } from './given.ts';
import { unwriteTies, writeTies, type WrittenTies } from './write-ties.server.ts';
import { CLIENTS } from '../taxpayers/bulk-acts.server.ts';

/** `contact`: the id of the contact person that it added to a known client. */
type Past = {
  version: number;
  before: Partial<TaxpayerValues> | null;
  contact?: string;
  ties?: WrittenTies;
  status?: ClientStatus;
};

export const IMPORT_CLIENTS = defineBulk({
  name: 'taxpayers.import',
  permission: 'engage',
  things: CLIENTS,
  choice: z.object({
    file: z.string(),
    // How its columns were read: the next file with the same headings is read so too.
    headings: z.optional(z.string()),
    columns: z.optional(z.array(z.nullable(z.string()))),
  }),
  asks: (many, { file }) => `import ${many} from ${file}`,
  did: (many, { file }) => `${many} imported from ${file}`,
  reasons: {
    others: (many, { them }) => `${many} left alone: a colleague looks after ${them}`,
    used: (many, { them }) => `${many} kept: there is work for ${them}, or somebody has an account`,
    left: (many) => `${many} left alone: the colleague is not with us any more`,
    open: (many, { them, its }) =>
      `${many} imported, but not as former: work is open for ${them}, so set the status on ${its} page`,
    agreed: (many, { them }) => `${many} imported, but not as prospect: work is under way for ${them}`,
    busy: (many, { them }) => `${many} left alone: work is under way for ${them}`,
  },
  async change(tx, { me, id, version, given, choice, now }) {
    const { values, ...wanted } = given as Given;
    if (values.assigneeId && !(await isColleague(tx, values.assigneeId, 'work')))
      return { state: 'left', why: 'left' };
    if (wanted.kind === 'new') {
      const whole = values as TaxpayerValues;
      await addTaxpayer(tx, whole, me, { id, file: choice.file });
      await addContact(tx, id, wanted.contact);
      if (wanted.status) await moveClient(tx, me, { id, status: 'active' }, wanted.status, now);
      // They go into the trash with it, and come back with it.
      await writeTies(tx, me, { id, kind: whole.kind }, wanted.ties);
      return { state: 'done', past: { version, before: null } satisfies Past as Past };
    }
    const [row] = await tx
      .select()
      .from(taxpayers)
      .where(and(eq(taxpayers.id, id), isTaxpayerVisibleTo(me)))
      // Another line may relate to this client at once: it would wait for `update`, and this one for its group.
      .for('no key update');
    if (row?.version !== version) return { state: 'left', why: 'changed' };
    if (!looksAfter(me, row)) return { state: 'left', why: 'others' };
    const before = valuesBefore(row, values);
    await write(tx, id, { ...values, version: version + 1 });
    const contact = await addContact(tx, id, wanted.contact);
    const changes = contact && { contact: { from: null, to: wanted.contact?.name } };
    const all = { ...(await changesOf(tx, before, values)), ...changes, file: choice.file };
    await recordTaxpayer(tx, me, 'taxpayer.import', id, all);
    const ties = await writeTies(tx, me, { id, kind: values.kind ?? row.kind }, wanted.ties);
    const moved = wanted.status && (await move(tx, me, row, wanted.status, now));
    const status = moved === 'moved' ? row.status : undefined;
    const why = moved === 'open' || moved === 'agreed' ? moved : undefined;
    return { state: 'done', past: { version: version + 1, before, contact, ties, status }, why };
  },
  async undo(tx, { me, id, past: { version, before, contact, ties, status }, now }) {
    const isAsLeft = and(eq(taxpayers.id, id), eq(taxpayers.version, version), isNull(taxpayers.deletedAt));
    const [row] = await tx.select().from(taxpayers).where(isAsLeft).for('update');
    if (!row) return 'changed';
    if (status && (await move(tx, me, row, status, now)) !== 'moved') return 'busy';
    if (contact)
      await tx
        .delete(contactPersons)
        .where(and(eq(contactPersons.id, contact), eq(contactPersons.version, 1)));
    if (ties) await unwriteTies(tx, me, id, ties);
    if (before) {
      await write(tx, id, { ...before, version: version + 1 });
      const changes = await changesOf(tx, valuesBefore(row, before), before);
      await recordTaxpayer(tx, me, 'taxpayer.unimport', id, changes);
      return null;
    }
    if (await isUsed(tx, id)) return 'used';
    await write(tx, id, { deletedAt: now });
    await recordTaxpayer(tx, me, 'taxpayer.delete', id);
    return null;
  },
  writes: () => ['Nobody is mailed. What Undo takes back of new clients is in the trash for 30 days.'],
});

/** As for one client: who leaves has no open work, and a prospect none under way. */
async function move(
  tx: Transaction,
  me: FirmActor,
  row: { id: string; status: ClientStatus },
  to: ClientStatus,
  now: Date,
): Promise<'moved' | 'open' | NotMoved> {
  if (asksWhatIsOpen(to) && (await leftWorkOf(row.id, tx)).open > 0) return 'open';
  const moved = await moveClient(tx, me, row, to, now);
  return typeof moved === 'string' ? moved : 'moved';
}

async function addContact(
  tx: Transaction,
  taxpayerId: string,
  contact: Contact | null | undefined,
): Promise<string | undefined> {
  if (!contact) return undefined;
  const id = randomUUID();
  await tx.insert(contactPersons).values({ ...contact, id, taxpayerId });
  return id;
}

async function isUsed(tx: Transaction, id: string): Promise<boolean> {
  const work = await tx.$count(engagements, eq(engagements.taxpayerId, id));
  return work > 0 || (await tx.$count(taxpayerMembers, eq(taxpayerMembers.taxpayerId, id))) > 0;
}

async function write(
  tx: Transaction,
  id: string,
  values: Partial<typeof taxpayers.$inferInsert>,
): Promise<void> {
  await tx.update(taxpayers).set(values).where(eq(taxpayers.id, id));
}

function valuesBefore(
  row: typeof taxpayers.$inferSelect,
  values: Partial<TaxpayerValues>,
): Partial<TaxpayerValues> {
  return Object.fromEntries(Object.keys(values).map((field) => [field, row[field as keyof TaxpayerValues]]));
}

async function changesOf(
  tx: Transaction,
  { numbers: old = {}, own: oldOwn = {}, ...before }: Partial<TaxpayerValues>,
  { numbers = old, own = oldOwn, ...values }: Partial<TaxpayerValues>,
) {
  return {
    ...changesBetween<Partial<TaxpayerValues>>(before, values),
    ...changesBetween(givenNumbers(old), givenNumbers(numbers)),
    ...(await ownChanges(tx, oldOwn, own)),
  };
}
