import { expect, test } from 'vitest';
import { typeOf } from '#app/work/core/engagements/types.ts';
import type { EngagementLine } from '#app/work/core/engagements/find.server.ts';
import { identificationFirst, standingOf, waitingFor } from './home.ts';

test('whom we act for is asked before everything else', () => {
  const lines = ['itr12', 'identification', 'vat201'].map((id) => ({ id, type: typeOf(id) }));
  expect(identificationFirst(lines).map(({ id }) => id)).toEqual(['identification', 'itr12', 'vat201']);
});

test('home names each piece of work once: as what waits, or as where we are', () => {
  const taxpayer = { id: 't', name: 'Kgosi Plumbing', kind: 'company' } as const;
  const one = (id: string, toDo: number, unread = 0) =>
    ({
      id,
      title: id,
      type: null,
      taxpayer,
      state: 'collecting',
      dueOn: null,
      toDo,
      unread,
      questions: 0,
    }) as never as EngagementLine;
  const works = [one('papers', 2, 1), one('running', 0), one('offered', 0), one('also-offered', 0)];
  const proposal = { id: 'p', engagementIds: ['offered', 'also-offered'], expiresAt: new Date(), plan: null };
  const waiting = waitingFor(works, { proposals: [proposal], unopened: new Map([['papers', 1]]) });
  expect(waiting.map(({ path }) => path)).toEqual(['/proposal/p', '/work/papers']);
  expect(waiting[0]?.title).toBe('Our proposal: also-offered and 1 more');
  const ofPlan = waitingFor(works, { proposals: [{ ...proposal, plan: 'Standard' }], unopened: new Map() });
  expect(ofPlan[0]?.title).toBe('Our proposal: Standard, 2 letters');
  const [standing] = standingOf([taxpayer], works, waiting);
  expect(standing?.current.map(({ id }) => id)).toEqual(['running']);
});
