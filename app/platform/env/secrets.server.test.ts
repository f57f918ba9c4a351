import { afterEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { isKnownDevice, rememberDevice } from '#app/accounts/core/attempts.server.ts';
import {
  beginEnrolment,
  confirmEnrolment,
  redeemSecondFactor,
} from '#app/accounts/core/second-factor.server.ts';
import { env } from './env.server.ts';
import { hasOwnMark, ownMark } from '#app/platform/mail/received/own-mark.server.ts';
import { makeMailId, readMailIds } from '#app/platform/mail/own-mail-id.server.ts';
import { readReplyAddress, replyAddress } from '#app/platform/mail/received/reply-address.server.ts';
import { ADDRESS, addMember, codeOf } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';

await useTestDatabase();

const ID = '1a2b3c4d-0000-4000-8000-000000000000';
const NOW = new Date('2026-03-02T10:00:10Z');
const LATER = new Date('2026-03-02T10:05:10Z');
const { SESSION_SECRET: FIRST } = env();

afterEach(() => {
  setSecrets(FIRST);
});

test('app and recovery codes survive a changed secret, the app also a removed one', async () => {
  const userId = await addMember();
  const { secret = '' } = (await beginEnrolment(userId, ADDRESS)) ?? {};
  const codes = await db().transaction((tx) => confirmEnrolment(tx, userId, codeOf(secret, NOW), NOW));
  const redeem = (code: string, at: Date) =>
    db().transaction((tx) => redeemSecondFactor(tx, userId, code, at));

  setSecrets('another secret, of thirty-two characters', FIRST);
  expect(await redeem(codeOf(secret, LATER), LATER)).toBe(true);
  expect(await redeem(codes?.[0] ?? '', LATER)).toBe(true);
  expect(await redeem(codes?.[0] ?? '', LATER)).toBe(false);

  setSecrets('another secret, of thirty-two characters');
  const last = new Date('2026-03-02T10:10:10Z');
  expect(await redeem(codeOf(secret, last), last)).toBe(true);
  expect(await redeem(codes?.[1] ?? '', last)).toBe(false);
});

const ABOUT = { entity: 'booking', id: '1a2b3c4d-0000-4000-8000-000000000000' };
const MESSAGE = { kind: 'message', id: ID } as const;

test('mails sent before a change are still recognised, and remembered browsers too', async () => {
  env().INBOUND_IMAP_URL = 'imaps://info:secret@mail.example.org/INBOX';
  const [address, mark] = [replyAddress(MESSAGE), ownMark('<1@x>')];
  const named = makeMailId(ABOUT);
  const cookie = (await rememberDevice(new Request('http://x'), ADDRESS)).split(';')[0] ?? '';
  const request = new Request('http://x', { headers: { cookie } });

  setSecrets('another secret, of thirty-two characters', FIRST);
  expect(readReplyAddress('message', [address])?.isOf(MESSAGE)).toBe(true);
  expect(replyAddress(MESSAGE)).not.toBe(address);
  expect(hasOwnMark('<1@x>', mark)).toBe(true);
  expect(readMailIds([named])).toEqual(ABOUT);
  expect(await isKnownDevice(request, ADDRESS)).toBe(true);

  setSecrets('another secret, of thirty-two characters');
  expect(readReplyAddress('message', [address])?.isOf(MESSAGE)).toBe(false);
  expect(hasOwnMark('<1@x>', mark)).toBe(false);
  expect(readMailIds([named])).toBeNull();
  expect(await isKnownDevice(request, ADDRESS)).toBe(false);
  delete env().INBOUND_IMAP_URL;
});

function setSecrets(secret: string, previous?: string): void {
  Object.assign(env(), { SESSION_SECRET: secret, SESSION_SECRET_PREVIOUS: previous });
  const { singletons } = globalThis as { singletons?: Map<string, unknown> };
  singletons?.delete('device-cookie');
}
