import { expect, test } from 'vitest';
import { getTableName, sql } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import {
  engagementEvents,
  engagementMessages,
  engagements,
  requestItems,
} from '#app/platform/db/schema/engagements.ts';
import { notes } from '#app/platform/db/schema/notes.ts';
import { taxpayerInvitations, taxpayerMembers, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { freshDesk } from '#app/work/core/engagements/work.test-support.ts';
import { signedInAs } from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { answerOf, ask, post, submit, visit, type Route } from '#tests/routes.ts';

await useTestDatabase();

/** Every address of the desk that names a taxpayer, an engagement or a document. */
const routes = Object.entries(
  import.meta.glob<Route>(
    ['./admin.work*$id*', '!./admin.work.people*', './admin.taxpayers*$id*', './admin.documents*$id*'],
    { eager: true },
  ),
);

/** What staff see of every client, and where they open a file with a reason: its own tests say what. */
const CARD = './admin.taxpayers.$id_.card.tsx';

/** Forms of pages that refuse what they do not know before they look for the work. */
const KNOWN: Record<string, readonly string[]> = {
  './admin.documents.$id.ts': ['remove', 'restore', 'accept'],
  './admin.taxpayers.$id_.propose.tsx': ['send', 'fill', 'preview'],
};

const WORK_TABLES = [
  taxpayers,
  taxpayerMembers,
  taxpayerInvitations,
  engagements,
  engagementEvents,
  engagementMessages,
  requestItems,
  documents,
  notes,
];

test('staff read and change nothing of what a colleague looks after, at any address', async () => {
  const { ann, bob, admin, taxpayerId, id } = await freshDesk();
  const [item] = await db().select().from(requestItems);
  const document = await put(documents, {
    engagementId: id,
    direction: 'from_client',
    name: 'IRP5.pdf',
    type: 'application/pdf',
    size: 1,
    sha256: 'a'.repeat(64),
    scanState: 'clean',
  });
  const note = await put(notes, { engagementId: id, authorId: bob, text: 'From before' });
  const posts: Record<string, string>[] = [
    { intent: 'state', to: 'done', version: '1' },
    { intent: 'assign', assignee: bob },
    { intent: 'message', text: 'Hello', key: 'a-message-of-a-stranger' },
    { intent: 'accept', item: item?.id ?? '', version: '1' },
    { intent: 'invite', email: 'bob@example.org', role: 'owner' },
    { intent: 'open', type: 'itr12', period: '2025' },
    { intent: 'data', name: 'Bob', kind: 'individual', yearEnd: '2', version: '1' },
    { intent: 'note', text: 'Ours', key: 'a-note-of-a-stranger' },
    { intent: 'delete-note', item: note.id },
    { intent: 'send' },
    ...Object.values(KNOWN)
      .flat()
      .map((intent) => ({ intent })),
    {},
  ];
  const before = await fingerprint();
  expect(routes.length).toBeGreaterThan(6);
  for (const [file, { loader, action }] of routes.filter(([file]) => file !== CARD)) {
    for (const thing of [taxpayerId, id, document?.id ?? '', 'x']) {
      const visitor = { cookie: await signedInAs(bob), params: { id: thing } };
      const redirects = file.endsWith('files.ts');
      if (loader && !redirects) {
        const { status, location } = await answerOf(loader(ask('/admin', visitor)));
        expect(location ?? status, `${file} ${thing}`).toBeOneOf([
          404,
          `/admin/taxpayers/${taxpayerId}/card`,
        ]);
      }
      for (const fields of action ? posts : []) {
        const isUnknown = KNOWN[file]?.includes(fields.intent ?? '') === false;
        const { status } = await answerOf(action?.(post('/admin', fields, visitor)));
        expect(status, `${file} ${JSON.stringify(fields)}`).toBe(isUnknown ? 400 : 404);
      }
    }
  }
  expect(await fingerprint()).toBe(before);
  for (const intent of ['state:done', 'next']) {
    const bulk = submit('/admin/work', { intent, ticked: `${id}.1` }, { cookie: await signedInAs(bob) });
    expect(await bulk, intent).toMatchObject({ status: 303 });
  }
  expect(await fingerprint()).toBe(before);
  for (const user of [ann, admin])
    for (const path of [`/admin/work/${id}`, `/admin/taxpayers/${taxpayerId}`])
      expect(await visit(path, { cookie: await signedInAs(user) })).toMatchObject({ status: 200 });
});

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
