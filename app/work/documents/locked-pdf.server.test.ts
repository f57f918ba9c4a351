import { beforeEach, expect, test } from 'vitest';
import type { ClientActor } from '#app/accounts/core/actor.ts';
import {
  addEngagement,
  freshWork,
  itemsIn,
  memberActor,
} from '#app/work/core/engagements/work.test-support.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { useTestDatabase } from '#tests/database.ts';
import { sendFiles } from './documents.test-support.ts';
import { LOCKED } from './locked-pdf.test-support.ts';
import { documentsOf } from './documents.server.ts';
import { documentKey } from './keys.ts';

await useTestDatabase();

/** The same, opened without a password: only changes are forbidden. */
const RESTRICTED = Buffer.from(
  'JVBERi0xLjcKJb/3ov4KMSAwIG9iago8PCAvRXh0ZW5zaW9ucyA8PCAvQURCRSA8PCAvQmFzZVZlcnNpb24gLzEuNyAvRXh0ZW5zaW9uTGV2ZWwgOCA+PiA+PiAvUGFnZXMgMyAwIFIgL1R5cGUgL0NhdGFsb2cgPj4KZW5kb2JqCjIgMCBvYmoKPDwgL1R5cGUgL09ialN0bSAvTGVuZ3RoIDI3MiAvRmlsdGVyIC9GbGF0ZURlY29kZSAvTiAzIC9GaXJzdCAxNSA+PgpzdHJlYW0KTrwE6tlVGRXiEIpnfCX/49y3gOC+A5ASB3xeaxrZIYKMqHTUTqOOswmrSWEk2VWyJ2suMNcJ30NBCMwknYhhJwC6R2nXIEyCx3L7DAsKgrWoidnMmfzf4935EV4F+t5lV2HOLB7amjZs6ZFKI8BQHaMmlhgFNctVz37Pliqr0k2r8DcI4+W0dEav+hrbozLidQ0+qCB+0xs3wt3/RdFpgpuaI7vlFavddkwudgHVPXhHJKy5ayXw7qargY7nwwFzRdsxBW9sE8OROpheLSwUbaEqRW7n5lVAZOK5vX6iZgaj+sGkOsnD/MhsZblOjcp+fPtdHQvNKa3cA+TPnlWL0gNRhapR+nY+ahdQbQmjn+xlbmRzdHJlYW0KZW5kb2JqCjYgMCBvYmoKPDwgL0NGIDw8IC9TdGRDRiA8PCAvQXV0aEV2ZW50IC9Eb2NPcGVuIC9DRk0gL0FFU1YzIC9MZW5ndGggMzIgPj4gPj4gL0ZpbHRlciAvU3RhbmRhcmQgL0xlbmd0aCAyNTYgL08gPDU5ZjdhYWVkOTZkMzUyNGJkNGVhMTFhODBlZGZiMGJiOTJkNWJmMTVhMmY1ODg5ODY3NjQxYTc4NDRhNDc0ODUwZTdlMzU4YTYxYzI0NmMwM2FjMWVmNDczNWVlOWU5Mz4gL09FIDwyNTVmMWQ5MzBlNjBmNjE0NDE4MTA3YzYzNjRiMzA2YWUzMjUwY2I0MzNiZjQ3ZjkzMTBlNTRjMjg3MDExN2U4PiAvUCAtNCAvUGVybXMgPGNjZjgxYmY1Njk1ZTQ2ZDUwZTRkMDE1MjYyYWVhNjc0PiAvUiA2IC9TdG1GIC9TdGRDRiAvU3RyRiAvU3RkQ0YgL1UgPGFlZTA5YTI2ZTA1MmE0ZGNjN2Q2MTllYjk3ZGIzZDcxZjk0ZGZlOWE4ZjYyYjgxNTZkNDY5ZTU5Y2VhOGUxMzgxZmFjZTQ2MjMzYmJhNWJkODc5YWYzODgxODc3ZDhiMT4gL1VFIDw4OGQ0N2QwMzNmZjQyNTFhNDI5YTQ3YTJjMTFhNDI0ZWQ2MDRkNGJkZGZhMDQyOGQwNjk0YzlmOWQxNzYzNjk0PiAvViA1ID4+CmVuZG9iago3IDAgb2JqCjw8IC9UeXBlIC9YUmVmIC9MZW5ndGggMzggL0ZpbHRlciAvRmxhdGVEZWNvZGUgL0RlY29kZVBhcm1zIDw8IC9Db2x1bW5zIDQgL1ByZWRpY3RvciAxMiA+PiAvVyBbIDEgMiAxIF0gL0luZm8gNCAwIFIgL1Jvb3QgMSAwIFIgL1NpemUgOCAvSUQgWzwzMTQxNTkyNjUzNTg5NzkzMjM4NDYyNjQzMzgzMjc5NT48MzE0MTU5MjY1MzU4OTc5MzIzODQ2MjY0MzM4MzI3OTU+XSAvRW5jcnlwdCA2IDAgUiA+PgpzdHJlYW0KeJxjYgACJkYGfgYmBoZiEKsBxGJghBD/Gb/8Y2JgVmYAADDUBC8KZW5kc3RyZWFtCmVuZG9iagpzdGFydHhyZWYKMTA0OQolJUVPRgo=',
  'base64',
);

let client: ClientActor;
let engagementId = '';

beforeEach(async () => {
  const { thandi, taxpayerId } = await freshWork();
  client = memberActor(thandi);
  engagementId = await addEngagement({ taxpayerId, answers: { pay: 'yes' } });
});

function send(bytes: Buffer, password = '', itemId?: string) {
  return sendFiles(client, [{ name: 'statement.pdf', bytes }], { engagementId, itemId }, false, password);
}

test('a PDF that asks for a password is refused without it, and with it stored open', async () => {
  const itemId = (await itemsIn(engagementId))[0]?.id;
  const answered = async () => (await itemsIn(engagementId)).find(({ id }) => id === itemId)?.state;
  const without = await send(LOCKED, '', itemId);
  expect(without).toMatchObject({
    stored: [],
    refused: [{ why: expect.stringContaining('asks for a password'), isLocked: true }],
  });
  expect((await send(LOCKED, 'wrong', itemId)).refused[0]?.why).toContain('not the password');
  expect([await answered(), await documentsOf(engagementId)]).toEqual(['open', []]);
  const { stored } = await send(LOCKED, 'secret', itemId);
  expect(await answered()).toBe('answered');
  const kept = Buffer.from((await storage().get(documentKey(stored[0]?.id ?? '')))?.bytes ?? []);
  expect([kept.toString('latin1', 0, 5), kept.includes('/Encrypt')]).toEqual(['%PDF-', false]);
  expect(await send(LOCKED, 'secret', itemId)).toMatchObject({ repeated: [{ id: stored[0]?.id }] });
}, 60_000);

test('a PDF that opens without a password is kept as it came', async () => {
  const { stored } = await send(RESTRICTED);
  const kept = await storage().get(documentKey(stored[0]?.id ?? ''));
  expect(Buffer.from(kept?.bytes ?? [])).toEqual(RESTRICTED);
}, 30_000);
