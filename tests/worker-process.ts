import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { onTestFinished } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { sharedBoss } from '#app/platform/jobs/queue.server.ts';
import { startNode } from './node.ts';

export function startWorker(): { kill(): Promise<void> } {
  const child = startNode('tests/worker.ts', []);
  onTestFinished(() => void child.kill('SIGKILL'));
  const exit = once(child, 'exit');
  return {
    async kill() {
      child.kill('SIGKILL');
      await exit;
    },
  };
}

/** As a minute later: a running worker gets what a killed one had. */
export async function loseHeartbeats(): Promise<void> {
  await db().execute(
    sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'`,
  );
  await db().execute(sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null`);
  await (await sharedBoss()).supervise();
}
