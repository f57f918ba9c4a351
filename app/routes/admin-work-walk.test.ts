import { beforeEach, expect, test } from 'vitest';
import { eq, getTableName, sql } from 'drizzle-orm';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { db } from '#app/db/client.server.ts';
import { documents } from '#app/db/schema/documents.ts';
import {
  engagementEvents,
  engagementMessages,
  engagements,
  requestItems,
} from '#app/db/schema/engagements.ts';
import { taxpayerInvitations, taxpayerMembers, taxpayers } from '#app/db/schema/taxpayers.ts';
import { addEngagement, addTaxpayerFor, forgetWork } from '#app/engagements/work.test-support.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { answerOf, ask, post, submit } from '#tests/routes.ts';
import { loader as readPage } from './admin.work.$id.tsx';
import { loader as readTaxpayer } from './admin.taxpayers.$id._index.tsx';

await useTestDatabase();

type Handler = (args: LoaderFunctionArgs | ActionFunctionArgs) => unknown;
type Route = { loader?: Handler; action?: Handler };

/** Every address of the desk that names a taxpayer, an engagement or a document. */
const routes = Object.entries(
  import.meta.glob<Route>(['./admin.work*$id*', './admin.taxpayers*$id*', './admin.documents*$id*'], {
    eager: true,
  }),
);

const WORK_TABLES = [
  taxpayers,
  taxpayerMembers,
  taxpayerInvitations,
  engagements,
  engagementEvents,
  engagementMessages,
  requestItems,
  documents,
];

let [ann, bob, admin] = ['', '', ''];
let [taxpayerId, id] = ['', ''];

beforeEach(async () => {
  await forgetWork();
  ann = await addMember({ email: 'ann@example.org', role: 'staff' });
  bob = await addMember({ email: 'bob@example.org', role: 'staff' });
  admin = await addMember({ email: 'admin@example.org', admin: true });
  taxpayerId = await addTaxpayerFor(await addMember(), { assigneeId: ann });
  id = await addEngagement({ taxpayerId, answers: { pay: 'yes' } });
});

test('a clerk reads and changes nothing of what a colleague looks after, at any address', async () => {
  const [item] = await db().select().from(requestItems).where(eq(requestItems.engagementId, id)).limit(1);
  const document = await put(documents, {
    engagementId: id,
    direction: 'from_client',
    name: 'IRP5.pdf',
    type: 'application/pdf',
    size: 1,
    sha256: 'a'.repeat(64),
    scanState: 'clean',
  });
  const posts: Record<string, string>[] = [
    { part: 'state', to: 'done', version: '1' },
    { part: 'assign', assignee: bob },
    { part: 'message', text: 'Hello', key: 'a-message-of-a-stranger' },
    { part: 'item', act: 'accept', item: item?.id ?? '', version: '1' },
    { part: 'invite', email: 'bob@example.org', role: 'owner' },
    { part: 'open', type: 'itr12', period: '2025' },
    { part: 'data', name: 'Bob', kind: 'individual', yearEnd: '2', version: '1' },
    { intent: 'send' },
    {},
  ];
  const before = await fingerprint();
  expect(routes.length).toBeGreaterThan(6);
  for (const [file, { loader, action }] of routes) {
    for (const thing of [taxpayerId, id, document?.id ?? '', 'x']) {
      const visitor = { cookie: await signedInAs(bob), params: { id: thing } };
      const redirects = file.endsWith('files.ts');
      if (loader && !redirects)
        expect((await answerOf(loader(ask('/admin', visitor)))).status, `${file} ${thing}`).toBe(404);
      for (const fields of action ? posts : [])
        expect(
          (await answerOf(action?.(post('/admin', fields, visitor)))).status,
          `${file} ${JSON.stringify(fields)}`,
        ).toBe(404);
    }
  }
  expect(await fingerprint()).toBe(before);
  for (const intent of ['state:done', 'next'])
    expect(await bulk(bob, { intent, ticked: `${id}.1` }), intent).toMatchObject({ status: 303 });
  expect(await fingerprint()).toBe(before);
  for (const [user, status] of [
    [ann, 200],
    [admin, 200],
  ] as const)
    for (const read of [readPage, readTaxpayer])
      expect(
        (
          await answerOf(
            read(
              ask('/', {
                cookie: await signedInAs(user),
                params: { id: read === readPage ? id : taxpayerId },
              }),
            ),
          )
        ).status,
      ).toBe(status);
});

async function bulk(user: string, fields: Record<string, string>) {
  return submit('/admin/work?index', fields, { cookie: await signedInAs(user) });
}

/** Of all rows of the work. */
async function fingerprint(): Promise<string> {
  const parts = WORK_TABLES.map(
    (table) =>
      `select coalesce(string_agg(t::text, '' order by t::text), '') as part from ${getTableName(table)} t`,
  );
  const [row] = await db().execute<{ all: string }>(
    sql.raw(`select md5(string_agg(part, '|')) as all from (${parts.join(' union all ')}) p`),
  );
  return row?.all ?? '';
}
