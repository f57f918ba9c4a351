import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { userRoles, users } from '#app/platform/db/schema/accounts.ts';
import { recoveries } from '#app/platform/db/schema/recoveries.ts';
import { HOUR } from '#app/platform/core/time.ts';
import { ADDRESS, secretsTo } from '#tests/accounts.ts';
import { rowOf, useTestDatabase } from '#tests/database.ts';
import { emptyTables } from '#tests/empty-tables.ts';
import { isNightly } from '#tests/nightly.ts';
import { approve, cancel, proveIdentity, stopByLink } from './acts.server.ts';
import { settleRecoveries } from './effect.server.ts';
import { freshPeople, NEW, NOW, openRequest } from './recovery.test-support.ts';
import { RECOVERY_WAIT, type RecoveryState } from './states.ts';

await useTestDatabase();
const { thandi, ann, ben } = await freshPeople();

type Step = { act: 'prove' | 'second' | 'same' | 'stop' | 'cancel' | 'settle'; hours: number };

test('at no clock does it take effect without a second or the wait, nor after a stop', async () => {
  const step = fc.record<Step>({
    act: fc.constantFrom('prove', 'second', 'same', 'stop', 'cancel', 'settle', 'settle'),
    hours: fc.integer({ min: -3, max: 30 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 9 }), fc.boolean(), async (steps, isStaff) => {
      await emptyTables('recoveries');
      await db().update(users).set({ email: ADDRESS }).where(eq(users.id, thandi.id));
      await db().delete(userRoles).where(eq(userRoles.userId, thandi.id));
      if (isStaff) await db().insert(userRoles).values({ userId: thandi.id, role: 'staff' });
      const id = await openRequest();
      let [at, state, provedAt] = [NOW, 'open' as RecoveryState, NaN];
      for (const { act, hours } of steps) {
        at = new Date(at.getTime() + hours * HOUR);
        await doStep(act, id, at);
        if (act === 'prove' && state === 'open') [state, provedAt] = ['waiting', at.getTime()];
        else if (act === 'stop' && (state === 'open' || state === 'waiting')) state = 'stopped';
        else if (act === 'cancel' && (state === 'open' || state === 'waiting')) state = 'cancelled';
        else if (act === 'second' && state === 'waiting' && !isStaff) state = 'done';
        else if (
          act === 'settle' &&
          state === 'waiting' &&
          !isStaff &&
          at.getTime() - provedAt >= RECOVERY_WAIT
        )
          state = 'done';
        expect((await rowOf(recoveries, id))?.state).toBe(state);
        expect((await rowOf(users, thandi.id))?.email).toBe(state === 'done' ? NEW : ADDRESS);
      }
    }),
    { numRuns: isNightly ? 300 : 25 },
  );
});

async function doStep(act: Step['act'], id: string, at: Date): Promise<void> {
  if (act === 'prove') await proveIdentity(ann, id, { userId: thandi.id, proof: 'in_person' }, at);
  if (act === 'second') await approve(ben, id, at);
  if (act === 'same') await approve(ann, id, at);
  if (act === 'cancel') await cancel(ben, id, at);
  if (act === 'settle') await settleRecoveries(at);
  if (act === 'stop') await stopByLink((await secretsTo(ADDRESS, '/auth/lost/stop')).at(-1) ?? '', at);
}
