import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { EVERY_ROLE, may, type Role } from '#app/accounts/core/roles.ts';
import { hashOfSecret } from '#app/accounts/core/secret.server.ts';
import { addBooking } from '#app/bookings/core/bookings.test-support.ts';
import { feedOf } from '#app/bookings/desk/feed.server.ts';
import { waitingOnce } from '#app/desk/frame/waiting.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { diaries } from '#app/platform/db/schema/bookings.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { findEngagement } from '#app/work/core/engagements/find.server.ts';
import { addMessage } from '#app/work/core/engagements/messages.server.ts';
import {
  addEngagement,
  addTaxpayerFor,
  freshWork,
  memberActor,
  staffActor,
} from '#app/work/core/engagements/work.test-support.ts';
import { findTaxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { findBoard } from '#app/work/desk/board.server.ts';
import { WORK } from '#app/work/desk/filter.ts';
import { findTaxpayers } from '#app/work/desk/taxpayers/list.server.ts';
import { PDF, sendFiles } from '#app/work/documents/documents.test-support.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { visit } from '#tests/routes.ts';

await useTestDatabase();

/** Who looks after the client, who has the piece of work, and what work it is. */
type Piece = { client: Holder; work: Holder; type: 'itr12' | 'vat201' };
type Holder = 'me' | 'colleague' | 'nobody';

/** What each role sees, said a second time: a new role is decided here too. */
const SEES: Record<Role, (piece: Piece) => boolean> = {
  staff: ({ client, work }) => client !== 'colleague' || work === 'me',
  manager: () => true,
  admin: () => true,
};

const ALL = { q: '', kind: '', of: 'anyone', archived: '' } as const;

let [thandi, colleague] = ['', ''];

beforeEach(async () => {
  ({ thandi, ann: colleague } = await freshWork());
});

test('each role sees its work alone, in pages, files, searches, lists and counts', async () => {
  for (const role of EVERY_ROLE) {
    const me = await addMember({ email: `${role}@example.org`, fullName: `A ${role}`, role });
    const cookie = await signedInAs(me);
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
      const found = [hits.includes(taxpayerId), hits.includes(id)];
      expect([...opened, ...found], `${JSON.stringify(piece)} for ${role}`).toEqual(
        Array(6).fill(seen.includes(one)),
      );
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
    expect((work?.items ?? 0) + (work?.messages ?? 0)).toBe(seen.length);
    await db().delete(taxpayers);
  }
});

test('a calendar has one’s own consultations, for as long as the role holds any', async () => {
  for (const role of [null, ...EVERY_ROLE]) {
    const me = await addMember({ email: `${role}@example.org`, ...(role && { role }) });
    const secret = `${role}`.padEnd(43, 'x');
    await put(diaries, { colleagueId: me, hours: {}, feedHash: hashOfSecret(secret) });
    const [own, other] = [await addBooking({ colleagueId: me }), await addBooking({ colleagueId: null })];
    const calendar = await feedOf(secret, 'https://example.org');
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
          const line = (await findTaxpayers(ALL, me, null)).rows.find(({ id }) => id === taxpayerId);
          expect(line?.open ?? 0).toBe(open);
          shown += open;
        }
        const { views } = await findBoard(WORK.read(new URLSearchParams()), me, null);
        expect(views.board).toBe(shown);
      },
    ),
    { numRuns: 40 },
  );
});

const PERIODS = { itr12: ['2025', '2026'], vat201: ['2026-06', '2026-08'] } as const;

type Thing = { piece: Piece; name: string; taxpayerId: string; id: string; document: string };

function idOf(holder: Holder, me: string): string | null {
  return { me, colleague, nobody: null }[holder];
}

async function addThings(piece: Piece, me: string): Promise<Thing> {
  const { client, work, type } = piece;
  const name = `Client${client}${work}${type}`;
  const taxpayerId = await addTaxpayerFor(thandi, { name, assigneeId: idOf(client, me) });
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
