import { and, asc, eq, lt, lte, notExists, or, sql, type SQL } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import { forgetChanges } from '#app/platform/audit/audit.server.ts';
import { byName } from '#app/platform/db/by-name.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { clientFields } from '#app/platform/db/schema/client-fields.ts';
import { ficaRecords } from '#app/platform/db/schema/fica.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { recurringPeriods, recurringWork } from '#app/platform/db/schema/recurring.ts';
import { taxpayerTags, taxpayerTagUses } from '#app/platform/db/schema/tags.ts';
import {
  taxpayerGroupMembers,
  taxpayerGroups,
  taxpayerRelations,
} from '#app/platform/db/schema/relations.ts';
import {
  clientMailDays,
  contactPersons,
  dueSettings,
  openedFiles,
  taxpayerInvitations,
  taxpayerMembers,
  taxpayers,
  taxpayersApart,
} from '#app/platform/db/schema/taxpayers.ts';
import { defineStoredData, type Subject } from '#app/platform/stored-data/define-stored-data.ts';
import { longMoment } from '#app/platform/stored-data/moment.ts';
import { keysOf } from '#app/platform/core/keys.ts';
import { DAY, southAfricanDay } from '#app/platform/core/time.ts';
import { deleteEmptyGroups } from './groups.server.ts';
import { deleteRemovedTags } from './tags.server.ts';
import { ADDRESSES, addressText } from './addresses.ts';
import { LANGUAGE_LABELS } from './languages.ts';
import { CLIENT_STATUS } from './status.ts';
import { ownNamed } from './own-fields.ts';
import { fieldNames } from './own-fields.server.ts';
import { ownRelations } from './own-relations.server.ts';
import { hasSoleMember, hasNoMember } from '../engagements/sole-member.server.ts';

export const storedTaxpayers = defineStoredData({
  name: 'taxpayers',
  tables: [
    taxpayers,
    taxpayersApart,
    taxpayerMembers,
    contactPersons,
    taxpayerRelations,
    taxpayerGroups,
    taxpayerGroupMembers,
    taxpayerTags,
    taxpayerTagUses,
    clientFields,
    recurringWork,
    recurringPeriods,
    dueSettings,
  ],
  holds:
    'For whom clients act, who else may act, whom we reach there, how they are related, which work comes again, and what members chose for mails and the calendar',
  isPersonal: true,
  policy: ['taxpayers'],
  async deleteExpired({ now }) {
    const months = sql.raw(String(retention.idleTaxpayerMonths));
    const isOld = sql`${taxpayers.updatedAt} + make_interval(months => ${months}) <= ${now.toISOString()}::timestamptz`;
    const days = sql.raw(String(retention.deletedWorkDays));
    const isPast = sql`${taxpayers.deletedAt} + make_interval(days => ${days}) <= ${now.toISOString()}::timestamptz`;
    const idle = and(hasNoWork(), hasNoFica(), or(isPast, and(isOld, hasNoMember())));
    return db().transaction(async (tx) => {
      const deleted = await deleteTaxpayers(tx, idle);
      const tags = await deleteRemovedTags(tx, new Date(now.getTime() - retention.deletedWorkDays * DAY));
      return deleted + tags + (await deleteEmptyGroups(tx)).length;
    });
  },
  async deleteFor(tx: Transaction, subject) {
    await tx.delete(contactPersons).where(eq(contactPersons.email, subject.email.toLowerCase()));
    return deleteTaxpayers(tx, and(hasSoleMember(subject), hasNoWork(), hasNoFica()));
  },
  ownData: {
    read: async (member) => ({
      taxpayers: await ownTaxpayers(member),
      contacts: await ownContacts(member),
      ...(await ownRelations(member)),
      dueDays: await ownSettings(member),
    }),
    describe: ({ taxpayers, contacts, relations, groups, tags, dueDays }) => [
      {
        title: 'For whom you act',
        items: taxpayers.map(({ name, kind, status, language, role, since }) => ({
          head: name,
          text: `${kind}, ${CLIENT_STATUS[status].label.toLowerCase()}, written to in ${LANGUAGE_LABELS[language]}. You are ${role === 'owner' ? 'an owner' : 'a contributor'} since ${longMoment(since)}.`,
        })),
      },
      {
        title: 'Clients that named you as a contact person',
        items: contacts.map(({ name, role, phone }) => ({
          head: name,
          text: [role, phone].filter(Boolean).join(', '),
        })),
      },
      {
        title: 'How those for whom you act are related, as we know it',
        items: relations.map(({ holder, what, of, share }) => ({
          head: holder,
          text: [`${what} of ${of}`, share].filter(Boolean).join(', '),
        })),
      },
      {
        title: 'Groups in which we keep those for whom you act',
        items: groups.map(({ name, group }) => ({ head: name, text: group })),
      },
      {
        title: 'Words by which we sort those for whom you act',
        items: tags.map(({ name, tag }) => ({ head: name, text: tag })),
      },
      {
        title: 'Where those for whom you act live, work or get letters',
        items: taxpayers.flatMap((one) =>
          keysOf(ADDRESSES).flatMap((kind) => {
            const address = one[kind];
            return address
              ? [{ head: one.name, text: `${ADDRESSES[kind].label}: ${addressText(address)}` }]
              : [];
          }),
        ),
      },
      {
        title: 'What we keep of them in fields of our own',
        items: taxpayers.flatMap(({ name, own }) =>
          Object.entries(own).map(([field, value]) => ({ head: name, text: `${field}: ${value}` })),
        ),
      },
      {
        title: 'Mails and calendar of due days',
        facts: [
          ['Mails before due days', dueDays.wantsMails ? 'yes' : 'no'],
          ['Private calendar', dueDays.hasCalendar ? 'yes' : 'no'],
        ],
      },
    ],
  },
});

export const storedTaxpayerInvitations = defineStoredData({
  name: 'invitations to act',
  tables: [taxpayerInvitations],
  holds: 'Addresses that were invited to act for a client, with a hash of the mailed link',
  isPersonal: true,
  policy: ['invitations'],
  deleteExpired: async ({ now }) =>
    (await db().delete(taxpayerInvitations).where(lte(taxpayerInvitations.expiresAt, now)).returning())
      .length,
  deleteFor: (tx, { id, email }) =>
    tx
      .delete(taxpayerInvitations)
      .where(or(eq(taxpayerInvitations.email, email.toLowerCase()), eq(taxpayerInvitations.invitedBy, id))),
  ownData: { none: 'It belongs to an address, and becomes a membership when it is accepted.' },
});

export const storedOpenedFiles = defineStoredData({
  name: 'opened files',
  tables: [openedFiles],
  holds: 'Which colleague opened the file of a client that another looks after, for a day',
  isPersonal: true,
  policy: { none: 'It names colleagues, and is deleted after a day.' },
  deleteExpired: async ({ now }) =>
    (
      await db()
        .delete(openedFiles)
        .where(lte(openedFiles.until, now))
        .returning({ id: openedFiles.taxpayerId })
    ).length,
  deleteFor: 'cascade',
  ownData: { none: 'The audit has what a colleague opened.' },
});

export const storedMailDays = defineStoredData({
  name: 'days of reminders',
  tables: [clientMailDays],
  holds: 'On which days an address was reminded, as a keyed hash',
  isPersonal: true,
  policy: ['reminders'],
  async deleteExpired({ now }) {
    const oldest = southAfricanDay(new Date(now.getTime() - retention.reminderDays * DAY));
    return (await db().delete(clientMailDays).where(lt(clientMailDays.day, oldest)).returning()).length;
  },
  deleteFor: { none: 'The hash tells nobody who it was, and the row expires.' },
  ownData: { none: 'A hash of the address and a day.' },
});

/** What the audit keeps of their data goes with them. */
async function deleteTaxpayers(tx: Transaction, where: SQL | undefined): Promise<number> {
  const deleted = await tx.delete(taxpayers).where(where).returning({ id: taxpayers.id });
  await forgetChanges(
    tx,
    'taxpayer',
    deleted.map(({ id }) => id),
  );
  return deleted.length;
}

function hasNoWork() {
  const work = db().select({ id: engagements.id }).from(engagements);
  return notExists(work.where(eq(engagements.taxpayerId, taxpayers.id)));
}

/** The FIC Act asks us to keep it for five years after the client has left; then the record goes first. */
function hasNoFica() {
  const records = db().select({ id: ficaRecords.id }).from(ficaRecords);
  return notExists(records.where(eq(ficaRecords.taxpayerId, taxpayers.id)));
}

async function ownTaxpayers({ id }: Subject) {
  const { kind, name, email, taxNumber, registrationNumber, numbers, yearEnd, registeredOn, vatCategory } =
    taxpayers;
  const { status, language, own } = taxpayers;
  const { streetAddress, postalAddress } = taxpayers;
  const ids = { taxNumber, registrationNumber, numbers, streetAddress, postalAddress };
  const facts = { kind, name, email, ...ids, yearEnd, registeredOn, vatCategory, status, language, own };
  const rows = await db()
    .select({ ...facts, role: taxpayerMembers.role, since: taxpayerMembers.since })
    .from(taxpayers)
    .innerJoin(taxpayerMembers, eq(taxpayerMembers.taxpayerId, taxpayers.id))
    .where(eq(taxpayerMembers.userId, id))
    .orderBy(byName(name), asc(taxpayers.id));
  if (rows.every((row) => Object.keys(row.own).length === 0)) return rows;
  const names = await fieldNames();
  return rows.map((row) => ({ ...row, own: ownNamed(row.own, names) }));
}

/** By their address: they may have no account for that client. */
function ownContacts({ email }: Subject) {
  const { name, role, phone, email: address } = contactPersons;
  return db()
    .select({ name, role, phone, email: address })
    .from(contactPersons)
    .where(eq(address, email.toLowerCase()));
}

async function ownSettings({ id }: Subject) {
  const [row] = await db().select().from(dueSettings).where(eq(dueSettings.userId, id));
  return { wantsMails: row?.wantsMails ?? true, hasCalendar: Boolean(row?.feedHash) };
}
