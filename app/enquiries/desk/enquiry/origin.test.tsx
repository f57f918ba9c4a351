import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DeskRole } from '#app/accounts/access/use-may.ts';
import { SENDER_PROOFS } from '#app/platform/db/enquiry-values.ts';
import { OriginLines, type Origin } from './origin.tsx';

const CLIENT = 'thandi@example.co.za';
const PROVED: Origin = {
  kind: 'personal',
  at: '2026-03-02T08:00:00Z',
  sender: CLIENT,
  proof: 'proved',
  replyTo: null,
  meantForId: null,
  notJoined: null,
};

test('a proved mail from the enquiry’s address has no remark; each doubt has its own', () => {
  expect(linesOf(PROVED)).toEqual([]);
  const unproved = SENDER_PROOFS.filter((proof) => proof !== 'proved');
  for (const proof of unproved) expect(linesOf({ ...PROVED, proof })[0], proof).toMatch(/^Not proved\. \w/);
  expect(linesOf({ ...PROVED, sender: 'sipho@example.co.za' })).toEqual([
    'sipho@example.co.za is not the e-mail address of this conversation.',
  ]);
  expect(linesOf({ ...PROVED, replyTo: 'm@example.org' })).toEqual([
    `Wrote from ${CLIENT}, wants answers at m@example.org.`,
  ]);
  expect(linesOf({ ...PROVED, meantForId: 'one', notJoined: 'spam' })).toEqual([
    'Sent as an answer about <a href="/admin/work/one">this work</a>, but did not join its messages: it is marked as spam.',
  ]);
});

function linesOf(origin: Origin): string[] {
  const html = renderToStaticMarkup(
    <DeskRole.Provider value="staff">
      <OriginLines origin={origin} own={[CLIENT.toUpperCase()]} />
    </DeskRole.Provider>,
  );
  return [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, line]) => line ?? '');
}
