import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { EVERY_ROLE, may, rolesThatMay, type Role } from '#app/accounts/core/roles.ts';
import { hashOfSecret } from '#app/accounts/core/secret.server.ts';
import { addBooking } from '#app/bookings/core/bookings.test-support.ts';
import { feedOf } from '#app/bookings/desk/feed.server.ts';
import { waitingOnce } from '#app/desk/frame/waiting.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { diaries } from '#app/platform/db/schema/bookings.ts';
import { openedFiles, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { looksAfter } from '#app/work/core/engagements/access.server.ts';
import { findEngagement } from '#app/work/core/engagements/find.server.ts';
import { addMessage } from '#app/work/core/engagements/messages.server.ts';
import {
  addEngagement,
  addTaxpayerFor,
  freshWork,
  memberActor,
  staffActor,
} from '#app/work/core/engagements/work.test-support.ts';
import { readPart } from '#app/platform/db/parts.server.ts';
import { openingsPart } from '#app/work/core/taxpayers/opened-files.server.ts';
import { findTaxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { findBoard } from '#app/work/desk/board.server.ts';
import { WORK } from '#app/work/desk/filter.ts';
import { TAXPAYERS } from '#app/work/desk/taxpayers/filter.ts';
import { findTaxpayers } from '#app/work/desk/taxpayers/list.server.ts';
import { PDF, sendFiles } from '#app/work/documents/documents.test-support.ts';
import { addMember, queuedMails, signedInAs } from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { isNightly } from '#tests/nightly.ts';
import { submit, visit } from '#tests/routes.ts';

await useTestDatabase();

/** Who looks after the client, who has the piece of work, and what work it is. */
type Piece = { client: Holder; work: Holder; type: 'itr12' | 'vat201' };
type Holder = 'me' | 'colleague' | 'nobody';

/** What each role sees, said a second time: a new role is decided here too. */
const SEES: Record<Role, (piece: Piece) => boolean> = {
  staff: ({ client, work }) => client !== 'colleague' || work === 'me',
  editor: ({ client, work }) => client !== 'colleague' || work === 'me',
  manager: () => true,
  admin: () => true,
};

const WORKERS = rolesThatMay('work');

let [thandi, colleague] = ['', ''];

beforeEach(async () => {
  ({ thandi, ann: colleague } = await freshWork());
});

test('each role sees its work alone, in pages, files, searches, lists and counts', async () => {
  for (const role of WORKERS) {
    const { id: me, cookie } = await staffMember(role, role);
    const things = [];
    for (const [client, work] of [
      ['me', 'nobody'],
      ['nobody', 'nobody'],
      ['colleague', 'nobody'],
      ['colleague', 'me'],
    ] as const)
      for (const type of ['itr12', 'vat201'] as const)
        things.push(await addThings({ client, work, type }, me));
    const seen = things.filter(({ piece }) => SEES[role](piece));
    for (const one of things) {
      const { piece, taxpayerId, id, document, name } = one;
      const opened = [];
      for (const path of [
        `taxpayers/${taxpayerId}`,
        `work/${id}`,
        `work/${id}/documents.zip`,
        `documents/${document}`,
      ])
        opened.push((await visit(`/admin/${path}`, { cookie })).status === 200);
      const hits = await textOf(`/admin/search.json?q=${name}`, cookie);
      expect([...opened, hits.includes(id)], `${JSON.stringify(piece)} for ${role}`).toEqual(
        Array(5).fill(seen.includes(one)),
      );
      expect(hits).toContain(taxpayerId);
      // Every client is found, and this is all that is said of one whose file is somebody else's.
      const list = await visit(`/admin/taxpayers?q=${name}`, { cookie });
      const { rows } = (list.data as { page: { rows: { id: string }[] } }).page;
      const card = await visit(`/admin/taxpayers/${taxpayerId}/card`, { cookie });
      const shared = { id: taxpayerId, kind: 'individual', name, taxNumber: null, email: null, open: 1 };
      const hidden = { registrationNumber: null, dueOn: null, overdue: 0, lastWorkedOn: null, status: null };
      const counted = { ...shared, underWay: 1, planned: 0 };
      const line = { version: 1, tags: [], ...counted, ...hidden, assignee: 'Ann Adams', isSeen: false };
      const keeper = { name: 'Ann Adams', email: 'ann@example.org', phone: null };
      const people = [{ name: 'Thandi Nkosi', email: 'thandi@example.org', phone: null }];
      if (seen.includes(one)) expect([rows, card.status]).toEqual([oneSeen(taxpayerId), 302]);
      else
        expect([rows.find(({ id }) => id === taxpayerId), card.data?.card, card.data?.notes]).toEqual([
          line,
          { ...shared, keeper, people, late: expect.any(Number) },
          [],
        ]);
    }
    for (const [path, idOf] of [
      ['/admin/work', ({ id }: Thing) => id],
      ['/admin/work?state=review', ({ id }: Thing) => id],
      ['/admin/taxpayers', ({ taxpayerId }: Thing) => taxpayerId],
    ] as const) {
      const page = await textOf(path, cookie);
      const listed = things.filter((one) => page.includes(idOf(one)));
      expect(
        listed.map(({ piece }) => piece),
        `${path} for ${role}`,
      ).toEqual(seen.map(({ piece }) => piece));
    }
    const { work } = await waitingOnce(staffActor(me, role), {});
    // A paper that was opened is not handled yet.
    expect([work?.items, work?.messages]).toEqual([seen.length, seen.length]);
    await db().delete(taxpayers);
  }
});

test('a file that another looks after opens for a day, for its reader alone', async () => {
  const { id: bystander } = await staffMember('bystander');
  for (const role of WORKERS) {
    const { id: me, cookie } = await staffMember(`${role}`, role);
    const piece = { client: 'colleague', work: 'nobody', type: 'itr12' } as const;
    const { taxpayerId, id } = await addThings(piece, me);
    const path = `/admin/taxpayers/${taxpayerId}/card`;
    const open = (reason: string) => submit(path, { intent: 'open', reason }, { cookie });
    const isSeen = async (reader = staffActor(me, role)) => (await findEngagement(reader, id)) !== null;
    expect(await open('  ')).toMatchObject({ status: 400, data: { errors: { reason: expect.any(String) } } });
    expect(await isSeen()).toBe(SEES[role](piece));
    const opened = await open('She rang about her refund.');
    expect([opened.status, opened.location]).toEqual([303, `/admin/taxpayers/${taxpayerId}`]);
    expect([await isSeen(), await isSeen(staffActor(bystander))]).toEqual([true, false]);
    // Only what was closed to somebody is written down and told, and told once.
    await open('She rang again.');
    const written = SEES[role](piece) ? [] : [{ reason: 'She rang about her refund.', by: `A ${role}` }];
    expect(await readPart(openingsPart(taxpayerId))).toMatchObject(written);
    const notices = (await queuedMails('ann@example.org')).filter(({ text }) => text.includes(taxpayerId));
    expect(notices.map(({ subject }) => subject)).toEqual(
      written.map(() => `A ${role} opened the file of Clientcolleaguenobodyitr12`),
    );
    expect(notices.some(({ text }) => text.includes('refund'))).toBe(false);
    expect(looksAfter({ id: me, role }, { assigneeId: colleague })).toBe(may(role, 'allocate'));
    await db().update(openedFiles).set({ until: new Date() });
    expect(await isSeen()).toBe(SEES[role](piece));
    // Nobody finds what is in the trash; who could bring it back is led there.
    await db().update(taxpayers).set({ deletedAt: new Date() });
    expect((await visit(path, { cookie })).status).toBe(SEES[role](piece) ? 303 : 404);
    expect(await textOf('/admin/search.json?q=Clientcolleague', cookie)).not.toContain(taxpayerId);
  }
});

test('a calendar has one’s own consultations, for as long as the role holds any', async () => {
  for (const role of [null, ...EVERY_ROLE]) {
    const me = await addMember({ email: `${role}@example.org`, ...(role && { role }) });
    const secret = `${role}`.padEnd(43, 'x');
    await put(diaries, { colleagueId: me, hours: {}, feedHash: hashOfSecret(secret) });
    const [own, other] = [await addBooking({ colleagueId: me }), await addBooking({ colleagueId: null })];
    const calendar = await feedOf(secret, 'https://x.example', async () => ({ entries: [], changedAt: [] }));
    const holds = may(role, 'bookings');
    expect([calendar?.includes(own) ?? false, calendar?.includes(other) ?? false], `${role}`).toEqual([
      holds,
      false,
    ]);
  }
});

test('whoever has the clients and the work, lists and counts show what opens by itself', async () => {
  const holder = fc.constantFrom<Holder>('me', 'colleague', 'nobody');
  const types = fc.constantFrom<Piece['type']>('itr12', 'vat201');
  const piece = fc.record({ work: holder, type: types });
  const ids = new Map<Role, string>();
  for (const role of EVERY_ROLE) ids.set(role, await addMember({ email: `${role}@example.org`, role }));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...EVERY_ROLE),
      fc.array(fc.record({ client: holder, pieces: fc.tuple(piece, piece) }), { maxLength: 3 }),
      async (role, clients) => {
        const me = staffActor(ids.get(role) ?? '', role);
        let shown = 0;
        await db().delete(taxpayers);
        for (const { client, pieces } of clients) {
          const taxpayerId = await addTaxpayerFor(null, { assigneeId: idOf(client, me.id) });
          let open = 0;
          for (const [at, { work, type }] of pieces.entries()) {
            const assigneeId = idOf(work, me.id);
            const id = await addEngagement({ taxpayerId, type, period: PERIODS[type][at], assigneeId });
            const isSeen = (await findEngagement(me, id)) !== null;
            expect(isSeen).toBe(SEES[role]({ client, work, type }));
            // Nothing that was given to somebody vanishes.
            if (client === 'me' || work === 'me') expect(isSeen).toBe(true);
            if (isSeen) open += 1;
          }
          expect((await findTaxpayer(me, taxpayerId)) !== null).toBe(open > 0);
          const line = (await findTaxpayers(TAXPAYERS.unfiltered(), me, null)).rows.find(
            ({ id }) => id === taxpayerId,
          );
          expect(line?.open ?? 0).toBe(open);
          shown += open;
        }
        const { views } = await findBoard(WORK.read(new URLSearchParams()), me, null);
        expect(views.board).toBe(shown);
      },
    ),
    { numRuns: isNightly ? 400 : 20 },
  );
});

const oneSeen = (id: string) => expect.arrayContaining([expect.objectContaining({ id, isSeen: true })]);

async function staffMember(name: string, role: Role = 'staff') {
  const id = await addMember({ email: `${name}@example.org`, fullName: `A ${name}`, role });
  return { id, cookie: await signedInAs(id) };
}

const PERIODS = { itr12: ['2025', '2026'], vat201: ['2026-06', '2026-08'] } as const;

type Thing = { piece: Piece; name: string; taxpayerId: string; id: string; document: string };

function idOf(holder: Holder, me: string): string | null {
  return { me, colleague, nobody: null }[holder];
}

async function addThings(piece: Piece, me: string): Promise<Thing> {
  const { client, work, type } = piece;
  const name = `Client${client}${work}${type}`;
  const taxpayerId = await addTaxpayerFor(thandi, {
    name,
    note: 'Not for others.',
    assigneeId: idOf(client, me),
  });
  const id = await addEngagement({
    taxpayerId,
    type,
    period: PERIODS[type][0],
    answers: { pay: 'yes' },
    assigneeId: idOf(work, me),
  });
  await addMessage(memberActor(thandi), id, { text: 'When?', key: `a-message-about-${name}` });
  const file = { name: `${name}.pdf`, bytes: PDF + name };
  const sent = await sendFiles(memberActor(thandi), [file], { engagementId: id });
  return { piece, name, taxpayerId, id, document: sent.stored[0]?.id ?? '' };
}

async function textOf(path: string, cookie: string): Promise<string> {
  return JSON.stringify((await visit(path, { cookie })).data);
}
