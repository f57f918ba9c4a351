import { getTableConfig, PgDialect } from 'drizzle-orm/pg-core';
import { beforeAll, expect, test } from 'vitest';
import { addReceivedEntry } from '#app/enquiries/core/received-entry.server.ts';
import { ENQUIRY_STATE, HIDDEN, isOpen, OPEN } from '#app/enquiries/core/states.ts';
import { listOwnEnquiries } from '#app/enquiries/client/find.server.ts';
import { ENQUIRY_STATES, type EnquiryState } from '#app/platform/db/enquiry-values.ts';
import { db } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { rowOf, useTestDatabase } from '#tests/database.ts';
import { updateHandling } from '../enquiry/change.server.ts';
import { changeOne } from './change-one.server.ts';
import { readFilter, VIEWS, type View } from './filter.ts';
import { addEnquiry, freshInbox } from './inbox.test-support.ts';
import { findEnquiries } from './list.server.ts';

await useTestDatabase();

let ann = '';

beforeAll(async () => {
  ({ ann } = await freshInbox());
});

test('an enquiry goes where the table lets a party set it, and nowhere else', async () => {
  for (const party of ['firm', 'client', 'site'] as const)
    for (const from of ENQUIRY_STATES) {
      const reached = new Set<EnquiryState>();
      for (const assigneeId of [ann, null])
        for (const act of actsOf(party)) {
          const id = await addEnquiry({ state: from, assigneeId });
          await act(id);
          const row = await rowOf(enquiries, id);
          if (row) reached.add(row.state);
        }
      const allowed = ENQUIRY_STATE[from].goesTo[party] ?? [];
      const others = (states: Iterable<EnquiryState>) => [...states].filter((state) => state !== from);
      expect([party, from, ...others(reached).toSorted()]).toEqual([
        party,
        from,
        ...others(allowed).toSorted(),
      ]);
    }
});

test('an enquiry of every state is in a view of the desk, and on its member’s page', async () => {
  await freshInbox();
  const ids = new Map<string, EnquiryState>();
  for (const state of ENQUIRY_STATES) ids.set(await addEnquiry({ state }), state);
  const shownIn = async (view: View) => {
    const filter = readFilter(new URLSearchParams({ state: view }));
    return (await findEnquiries(filter, null, ann)).rows.map(({ id }) => ids.get(id));
  };
  const views = (Object.keys(VIEWS) as View[]).filter((view) => view !== 'all');
  const shown = new Set((await Promise.all(views.map(shownIn))).flat());
  expect([...shown].toSorted()).toEqual([...ENQUIRY_STATES].toSorted());
  expect((await shownIn('open')).toSorted()).toEqual([...OPEN].toSorted());
  const notHidden = ENQUIRY_STATES.filter((state) => !HIDDEN.includes(state));
  expect((await shownIn('all')).toSorted()).toEqual(notHidden.toSorted());
  const own = await listOwnEnquiries({
    id: '1a2b3c4d-0000-4000-8000-00000000000a',
    email: 'thandi@example.co.za',
  });
  expect(own.map(({ state }) => state).toSorted()).toEqual(notHidden.toSorted());
});

test('every state has its acts, and the index of what waits has the open ones', () => {
  for (const state of ENQUIRY_STATES) {
    const { acts } = ENQUIRY_STATE[state].desk;
    expect(acts.includes('answered'), state).toBe(isOpen(state));
    expect(
      acts.some((act) => act === 'reopen' || act === 'not-spam'),
      state,
    ).toBe(!isOpen(state));
  }
  const { indexes } = getTableConfig(enquiries);
  const index = indexes.find(({ config }) => config.name === 'enquiries_waiting');
  const textOf = new PgDialect();
  const isWaiting = index?.config.where && textOf.sqlToQuery(index.config.where).sql;
  expect(`"enquiries"."${isWaiting?.replace('state ', 'state" ')}`).toBe(
    textOf.sqlToQuery(isIn(enquiries.state, OPEN)).sql,
  );
});

type Act = (id: string) => Promise<unknown>;

function actsOf(party: 'firm' | 'client' | 'site'): Act[] {
  if (party !== 'firm') return [true, false].map((isWork) => (id) => receive(party, id, isWork));
  const set = ENQUIRY_STATES.map((state): Act => async (id) => {
    const version = (await rowOf(enquiries, id))?.version ?? 0;
    expect(await updateHandling({ id, version, actorId: ann }, { state })).toEqual({ kind: 'done' });
  });
  const press = (['take', 'answered', 'reopen', 'spam', 'not-spam'] as const).map(
    (kind): Act =>
      async (id) => {
        const version = (await rowOf(enquiries, id))?.version ?? 0;
        await db().transaction((tx) => changeOne(tx, ann, { id, version }, { kind }));
      },
  );
  return [...set, ...press];
}

function receive(party: 'client' | 'site', id: string, isWork: boolean) {
  const entry = { body: 'Any news?', mailId: null, sender: 'thandi@example.co.za', isAutomatic: !isWork };
  return db().transaction((tx) => addReceivedEntry(tx, id, { ...entry, party, isWork }, new Date()));
}
