import { z } from 'zod';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { ENGAGEMENT_STATES, TAXPAYER_KINDS } from '#app/platform/db/work-values.ts';
import type { Cursor, Page } from '#app/platform/db/keyset.server.ts';
import { findWork } from '#app/work/desk/board.server.ts';
import { VIEWS, WORK } from '#app/work/desk/filter.ts';
import type { WorkLine } from '#app/work/desk/line.ts';
import { TAXPAYERS } from '#app/work/desk/taxpayers/filter.ts';
import { findTaxpayers, type TaxpayerLine } from '#app/work/desk/taxpayers/list.server.ts';
import type { Scope } from './scopes.ts';

export type Resource = {
  name: string;
  scope: Scope;
  about: string;
  /** The fields of the query, each with the values it takes. */
  query: Readonly<Record<string, string>>;
  item: z.ZodObject;
  read(params: URLSearchParams, as: FirmActor, cursor: Cursor): Promise<Page<{ id: string }>>;
};

const day = z.iso.date();

const client = z.strictObject({
  id: z.uuid(),
  kind: z.enum(TAXPAYER_KINDS),
  name: z.string(),
  email: z.string().nullable(),
  taxNumber: z.string().nullable(),
  registrationNumber: z.string().nullable(),
  lookedAfterBy: z.string().nullable().describe('The name of the colleague.'),
  tags: z.array(z.string()),
  openWork: z.int().describe('How much work has not ended.'),
  nextDue: day.nullable().describe('The first day on which work of it is due.'),
  overdueWork: z.int(),
});

const work = z.strictObject({
  id: z.uuid(),
  client: z.strictObject({ id: z.uuid(), name: z.string() }),
  kind: z.string(),
  title: z.string(),
  state: z.enum(ENGAGEMENT_STATES),
  responsible: z.string().nullable().describe('The name of the colleague.'),
  startsOn: day.nullable().describe('Of planned work alone.'),
  dueOn: day.nullable(),
  changedOn: day,
  openItems: z.int().describe('What the client has not sent or answered.'),
  toLookAt: z.int().describe('Answers and papers of the client that nobody has looked at.'),
});

export const RESOURCES: readonly Resource[] = [
  {
    name: 'clients',
    scope: 'clients',
    about: 'The clients of the firm, by name.',
    query: {
      q: 'A name, a number, a phone or an e-mail',
      kind: TAXPAYER_KINDS.join(', '),
      archived: '`yes`: only former clients',
    },
    item: client,
    read: async (params, as, cursor) =>
      withRows(await findTaxpayers(TAXPAYERS.read(params), as, cursor), clientOf),
  },
  {
    name: 'work',
    scope: 'work',
    about: 'The work for clients, the first due first: all that has not ended, or one view of the desk.',
    query: {
      q: 'Words of the client’s name',
      state: Object.keys(VIEWS).join(', '),
      kind: 'A kind of work, such as `vat201`',
      from: 'Due from, as `2026-11-30`',
      to: 'Due until, as `2026-12-31`',
    },
    item: work,
    read: async (params, as, cursor) => withRows(await findWork(WORK.read(params), as, cursor), workOf),
  },
];

export function findResource(name: string | undefined): Resource | undefined {
  return RESOURCES.find((resource) => resource.name === name);
}

function withRows<Row, Item>(page: Page<Row>, itemOf: (row: Row) => Item): Page<Item> {
  return { ...page, rows: page.rows.map(itemOf) };
}

function clientOf(line: TaxpayerLine): z.infer<typeof client> {
  const { id, kind, name, email, taxNumber, registrationNumber, tags, open, dueOn, overdue } = line;
  return {
    id,
    kind,
    name,
    email,
    taxNumber,
    registrationNumber,
    lookedAfterBy: line.assignee,
    tags: tags.map((tag) => tag.name),
    openWork: open,
    nextDue: dueOn,
    overdueWork: overdue,
  };
}

function workOf(line: WorkLine): z.infer<typeof work> {
  const { id, type, title, state, assignee, startsOn, dueOn, changedOn, open, questions, answered } = line;
  return {
    id,
    client: { id: line.taxpayer.id, name: line.taxpayer.name },
    kind: type,
    title,
    state,
    responsible: assignee,
    startsOn,
    dueOn,
    changedOn,
    openItems: open + questions,
    toLookAt: answered,
  };
}
