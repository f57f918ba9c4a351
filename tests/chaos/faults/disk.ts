import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readEnv } from '#app/env.server.ts';
import { openStorage } from '#app/storage/storage.server.ts';
import { SECOND } from '#app/time.ts';
import { findFreePort } from '#dev/ports.ts';
import { findRunningPostgres } from '#dev/postgres.ts';
import { ended } from '#tests/e2e/site.ts';
import { startNode } from '#tests/node.ts';
import { found, withTestSite, type Fault, type Finding } from '../fault.ts';
import { checkDeliveries } from '../ledger.ts';
import { untilReady } from '../test-site.ts';
import { mountSmallDisk, type SmallDisk } from '../small-disk.ts';
import { startUploads } from '../uploads.ts';
import { startVisitors } from '../visitors.ts';

const FULL = 8 * SECOND;

export const diskFaults: Fault[] = [
  onSmallDisk('disk-full-objects', 4, objectsOn),
  onSmallDisk('disk-full-database', 160, databaseOn),
  onSmallDisk('disk-full-log', 1, logOn),
];

function onSmallDisk(name: string, megabytes: number, work: (disk: SmallDisk) => Promise<Finding>): Fault {
  return {
    name,
    async run() {
      const disk = mountSmallDisk(megabytes);
      if (!disk) return { done: '', seen: '', lost: [], bad: [], skipped: 'no disk can be mounted here' };
      try {
        return await work(disk);
      } finally {
        disk.remove();
      }
    },
  };
}

function objectsOn(disk: SmallDisk): Promise<Finding> {
  return withTestSite(async (testSite) => {
    const app = await testSite.startApp({ DATA_DIR: disk.folder });
    const uploads = await startUploads(testSite, app);
    await sleep(2 * SECOND);
    disk.fill();
    await sleep(FULL);
    disk.free();
    await untilReady(app);
    const before = uploads.uploaded();
    await sleep(2 * SECOND);
    const takenAgain = uploads.uploaded() > before;
    const storage = openStorage(readEnv({ ...testSite.variables, DATA_DIR: disk.folder }));
    const finding = await uploads.end(storage);
    const bad = takenAgain ? finding.bad : [...finding.bad, 'no logo is taken any more'];
    return { ...finding, bad, done: 'the disk of the objects full for 8 s, then freed' };
  });
}

/** A Postgres without room for its log ends; the fault restarts it, as a supervisor would. */
function databaseOn(disk: SmallDisk): Promise<Finding> {
  const folder = join(disk.folder, 'postgres');
  return withTestSite(async (testSite) => {
    const app = await testSite.startApp();
    const visitors = startVisitors([app]);
    await sleep(SECOND);
    disk.fill();
    await sleep(FULL);
    disk.free();
    const hasEnded = !findRunningPostgres(folder);
    if (hasEnded) await testSite.database.start();
    await untilReady(app);
    const before = visitors.seen.taken.length;
    await sleep(2 * SECOND);
    const takenAgain = visitors.seen.taken.length > before;
    const seen = await visitors.leave();
    const done = `the disk of the database full for 8 s, then freed${hasEnded ? '; Postgres had ended and was started again' : ''}`;
    const finding = found(done, seen, await checkDeliveries(testSite, seen.taken));
    return takenAgain ? finding : { ...finding, bad: [...finding.bad, 'no message is taken any more'] };
  }, folder);
}

function logOn(disk: SmallDisk): Promise<Finding> {
  return withTestSite(async (testSite) => {
    const log = openSync(join(disk.folder, 'site.log'), 'a');
    const port = String(await findFreePort());
    const variables = { ...testSite.variables, LOG_LEVEL: 'info', PORT: port };
    const child = startNode('server/main.ts', [], { variables, stdio: ['ignore', log, log] });
    closeSync(log);
    const app = { url: `http://127.0.0.1:${port}` };
    try {
      await untilReady(app);
      const visitors = startVisitors([app]);
      disk.fill();
      await Promise.race([sleep(FULL), once(child, 'exit')]);
      disk.free();
      await sleep(2 * SECOND);
      const seen = await visitors.leave();
      const finding = found(
        'the disk that standard output is written to full for 8 s, then freed',
        seen,
        await checkDeliveries(testSite, seen.taken),
      );
      return child.exitCode === null ? finding : { ...finding, bad: [...finding.bad, 'the site ended'] };
    } finally {
      await ended(child, 'SIGTERM');
    }
  });
}
