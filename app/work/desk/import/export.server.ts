import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { record } from '#app/platform/audit/audit.server.ts';
import { dayCell, type Cell } from '#app/platform/csv/csv.ts';
import { byName } from '#app/platform/db/by-name.ts';
import { db } from '#app/platform/db/client.server.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { contactPersons, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { KIND_LABELS } from '#app/work/core/taxpayers/kinds.ts';
import { givenNumbers } from '#app/work/core/taxpayers/numbers.ts';
import { accountsByClient, type NewAccount } from '#app/work/core/taxpayers/bank-accounts.server.ts';
import { LANGUAGE_LABELS } from '#app/work/core/taxpayers/languages.ts';
import { CLIENT_STATUS } from '#app/work/core/taxpayers/status.ts';
import type { FieldKind } from '#app/work/core/taxpayers/own-fields.ts';
import { findOwnFields } from '#app/work/core/taxpayers/own-fields.server.ts';
import { tagsByClient } from '#app/work/core/taxpayers/tags.server.ts';
import type { Filter } from '../taxpayers/filter.ts';
import { isShownWhole } from '../taxpayers/list.server.ts';
import { groupsByClient, relationsByClient } from './known-ties.server.ts';
import { joinedTies, tieText } from './ties.ts';
import { IMPORT_FIELDS, labelOf, type ImportField } from './columns.ts';

/** Of a file that an import reads: a client’s name is in one column. */
const COLUMNS = IMPORT_FIELDS.filter((field) => field !== 'firstName' && field !== 'lastName');

/** The clients of the filter, each with the first person who can be called; bank details only if asked. */
export async function exportClients(
  me: FirmActor,
  filter: Filter,
  { withBank = false } = {},
): Promise<Cell[][]> {
  const { name, id, assigneeId, deletedAt } = taxpayers;
  const [clients, contacts, groups, relations, tags, fields] = await Promise.all([
    db()
      .select({ client: taxpayers, keeper: profiles.fullName })
      .from(taxpayers)
      .leftJoin(profiles, eq(profiles.id, assigneeId))
      .where(and(isNull(deletedAt), isShownWhole(filter, me)))
      .orderBy(byName(name), asc(id)),
    db()
      .select()
      .from(contactPersons)
      .where(isNotNull(contactPersons.phone))
      .orderBy(byName(contactPersons.name), asc(contactPersons.id)),
    groupsByClient(),
    relationsByClient(),
    tagsByClient(),
    findOwnFields(),
  ]);
  const accounts = withBank ? await accountsByClient() : null;
  const called = new Map(contacts.toReversed().map((one) => [one.taxpayerId, one]));
  const lines = clients.map(({ client, keeper }) => {
    const { name: contactName = null, phone = null } = called.get(client.id) ?? {};
    const cells: Partial<Record<ImportField, Cell | null>> = {
      ...client,
      ...givenNumbers(client.numbers),
      registeredOn: dayCell(client.registeredOn),
      kind: KIND_LABELS[client.kind],
      language: LANGUAGE_LABELS[client.language],
      status: CLIENT_STATUS[client.status].label,
      contactName,
      phone,
      assignee: keeper,
      tags: joinedTies(tags.get(client.id) ?? []),
      groups: joinedTies(groups.get(client.id) ?? []),
      relations: joinedTies((relations.get(client.id) ?? []).map((tie) => tieText(tie, tie.called))),
    };
    return [
      ...COLUMNS.map((field) => cells[field] ?? ''),
      ...fields.map(({ id, kind }) => ownCell(kind, client.own[id] ?? '')),
      ...(accounts ? bankCells(accounts.get(client.id)) : []),
    ];
  });
  await db().transaction((tx) =>
    record(tx, {
      actorId: me.id,
      action: 'taxpayer.export',
      entity: 'taxpayer',
      entityId: 'list',
      changes: {
        clients: String(clients.length),
        ...(withBank && { 'bank details': 'yes' }),
      },
    }),
  );
  return [
    [...COLUMNS.map(labelOf), ...fields.map((field) => field.name), ...(accounts ? BANK_COLUMNS : [])],
    ...lines,
  ];
}

/** No import reads them: a list is no way to change where somebody is paid. */
const BANK_COLUMNS = ['Bank', 'Account holder', 'Account number', 'Branch code'];

function ownCell(kind: FieldKind, value: string): Cell {
  if (kind === 'date') return dayCell(value);
  return kind === 'number' && value !== '' ? { figure: value } : value;
}

function bankCells(account: NewAccount | undefined): string[] {
  const { bank = '', holder = '', accountNumber = '', branchCode } = account ?? {};
  return [bank, holder, accountNumber, branchCode ?? ''];
}
