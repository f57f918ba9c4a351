import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { firm } from '#app/platform/content/firm.ts';
import { db } from '#app/platform/db/client.server.ts';
import { recoveryCodes, secondFactors, users } from '#app/platform/db/schema/accounts.ts';
import { MINUTE } from '#app/platform/core/time.ts';
import { ADDRESS, addMember, codeOf } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import {
  beginEnrolment,
  checkCode,
  confirmEnrolment,
  countRecoveryCodes,
  hasSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  redeemSecondFactor,
} from './second-factor.server.ts';

await useTestDatabase();

const NOW = new Date('2026-03-02T10:00:10Z');
let userId = '';

beforeEach(async () => {
  await db().delete(users);
  userId = await addMember();
});

test('before the first correct code sign-in needs none, and the key stays the same', async () => {
  const one = await beginEnrolment(userId, ADDRESS);
  expect(await beginEnrolment(userId, ADDRESS)).toEqual(one);
  expect(one?.uri).toContain(`otpauth://totp/${encodeURIComponent(firm.name)}:thandi%40example.org?`);
  expect(await confirm('000000')).toBeNull();
  expect(await hasSecondFactor(userId)).toBe(false);
  expect(await confirm(codeOf(one?.secret ?? '', NOW))).toHaveLength(10);
  expect(await hasSecondFactor(userId)).toBe(true);
  expect(await beginEnrolment(userId, ADDRESS)).toBeNull();
});

test('the key is stored encrypted, and replaced if unreadable before confirmation', async () => {
  const { secret } = (await beginEnrolment(userId, ADDRESS)) ?? { secret: '' };
  expect(JSON.stringify(await db().select().from(secondFactors))).not.toContain(secret);
  await db().update(secondFactors).set({ sealedSecret: 'sealed under another secret' });
  expect((await beginEnrolment(userId, ADDRESS))?.secret).not.toBe(secret);
});

test('a code is valid half a minute early and late', async () => {
  for (const [seconds, isValid] of [
    [-60, false],
    [-30, true],
    [0, true],
    [30, true],
    [60, false],
  ] as const) {
    await removeFactor();
    const { secret } = await enrolled();
    expect([seconds, await redeem(codeOf(secret, after(seconds)))]).toEqual([seconds, isValid]);
  }
});

test('a code works once, for one of twenty at once, and no older code works after it', async () => {
  const { secret } = await enrolled();
  const [early, late] = [codeOf(secret, NOW), codeOf(secret, after(30))];
  expect(await redeem(late)).toBe(true);
  expect([await redeem(late), await redeem(early)]).toEqual([false, false]);
  for (const seconds of [1, 19, 45]) expect(await redeem(late, after(seconds)), `${seconds} s`).toBe(false);
  const uses = Array.from({ length: 20 }, () => redeem(codeOf(secret, after(60)), after(60)));
  expect((await Promise.all(uses)).filter(Boolean)).toHaveLength(1);
});

test('the fifth wrong code in a row waits a minute, each further one twice as long', async () => {
  const { secret } = await enrolled();
  const check = (code: string, now: Date) => db().transaction((tx) => checkCode(tx, userId, code, now));
  let now = NOW;
  for (const [at, minutes] of [0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60].entries()) {
    expect(await check('000000', now)).toEqual({ kind: 'wrong', inARow: at + 1 });
    const end = new Date(now.getTime() + minutes * MINUTE);
    if (minutes > 0) {
      expect(await check(codeOf(secret, now), now)).toEqual({ kind: 'wait', seconds: minutes * 60 });
      expect(await check('000000', new Date(end.getTime() - 1))).toEqual({ kind: 'wait', seconds: 1 });
    }
    now = end;
  }
  expect(await check(codeOf(secret, now), now)).toEqual({ kind: 'right' });
  expect(await check('000000', now)).toEqual({ kind: 'wrong', inARow: 1 });
});

test('a recovery code works once, however it is typed, even for twenty at once', async () => {
  const { codes } = await enrolled();
  const typed = ` ${codes[0]?.toLowerCase().replaceAll('-', ' ')} `;
  expect([await redeem(typed), await redeem(typed)]).toEqual([true, false]);
  const uses = Array.from({ length: 20 }, () => redeem(codes[1] ?? ''));
  expect((await Promise.all(uses)).filter(Boolean)).toHaveLength(1);
  expect(await countRecoveryCodes(userId)).toBe(8);
});

test('a wrong recovery code, or one of another user, is refused', async () => {
  const { codes } = await enrolled();
  const stranger = await addMember({ email: 'lwazi@example.org' });
  expect(await redeem(codes[0] ?? '', NOW, stranger)).toBe(false);
  for (const wrong of ['', '0', '000000', 'AAAA-AAAA-AAAA', codes[0]?.slice(1) ?? '', '%']) {
    expect([wrong, await redeem(wrong)]).toEqual([wrong, false]);
  }
  expect(await countRecoveryCodes(userId)).toBe(10);
});

test('recovery codes differ, are stored as keyed hashes, and new ones void the old', async () => {
  const { codes } = await enrolled();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-TV-Z2-9]{4}(-[A-HJKMNP-TV-Z2-9]{4}){2}$/);
  const stored = JSON.stringify(await db().select().from(recoveryCodes));
  for (const code of codes) {
    const bare = code.replaceAll('-', '');
    expect(stored).not.toContain(bare);
    for (const guess of [bare, `${userId}:${bare}`, `recovery:${userId}:${bare}`]) {
      expect(stored).not.toContain(createHash('sha256').update(guess).digest('hex'));
    }
  }
  await db().transaction((tx) => renewRecoveryCodes(tx, userId));
  expect(await redeem(codes[0] ?? '')).toBe(false);
});

test('a code stays valid when its transaction is rolled back', async () => {
  const { secret } = await enrolled();
  const undone = db().transaction(async (tx) => {
    await redeemSecondFactor(tx, userId, codeOf(secret, NOW), NOW);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  expect(await redeem(codeOf(secret, NOW))).toBe(true);
});

test('removing the second factor deletes all of its data', async () => {
  const { secret, codes } = await enrolled();
  expect([await removeFactor(), await removeFactor()]).toEqual([true, false]);
  expect(await hasSecondFactor(userId)).toBe(false);
  expect([await redeem(codeOf(secret, NOW)), await redeem(codes[0] ?? '')]).toEqual([false, false]);
  expect(await db().select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId))).toEqual([]);
});

async function enrolled() {
  const { secret } = (await beginEnrolment(userId, ADDRESS)) ?? { secret: '' };
  const earlier = after(-300);
  const codes = (await confirm(codeOf(secret, earlier), earlier)) ?? [];
  return { secret, codes };
}

function confirm(code: string, now = NOW) {
  return db().transaction((tx) => confirmEnrolment(tx, userId, code, now));
}

function redeem(code: string, now = NOW, owner = userId) {
  return db().transaction((tx) => redeemSecondFactor(tx, owner, code, now));
}

function removeFactor() {
  return db().transaction((tx) => removeSecondFactor(tx, userId));
}

function after(seconds: number): Date {
  return new Date(NOW.getTime() + seconds * 1000);
}
