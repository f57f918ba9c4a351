import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND } from '#app/platform/core/time.ts';
import { findFreePort } from '#dev/ports.ts';
import { findRunningPostgres } from '#dev/postgres.ts';
import { ended } from '#tests/e2e/site.ts';
import { startNode } from '#tests/node.ts';
import { skipped, underTraffic, withTestSite, type Fault, type Finding } from '../fault.ts';
import { storageOf, untilReady } from '../test-site.ts';
import { mountSmallDisk, type SmallDisk } from '../small-disk.ts';
import { watchedDocuments } from '../documents.ts';
import { watchedUploads } from '../uploads.ts';

const FULL = 8 * SECOND;

export const diskFaults: Fault[] = [
  onSmallDisk('disk-full-objects', 4, (disk) => objectsOn(disk, 'the objects', watchedUploads)),
  onSmallDisk('uploads-disk-full', 500, (disk) =>
    objectsOn(disk, 'files that arrive and are stored', watchedDocuments),
  ),
  onSmallDisk('disk-full-database', 160, databaseOn),
  onSmallDisk('disk-full-log', 1, logOn),
];

function onSmallDisk(name: string, megabytes: number, work: (disk: SmallDisk) => Promise<Finding>): Fault {
  return {
    name,
    async run() {
      const disk = mountSmallDisk(megabytes);
      if (!disk) return skipped('no disk can be mounted here');
      try {
        return await work(disk);
      } finally {
        disk.remove();
      }
    },
  };
}

/** `watch`: uses what is stored there. */
function objectsOn(disk: SmallDisk, of: string, watch: typeof watchedUploads): Promise<Finding> {
  return withTestSite(async (testSite) => {
    const folder = { DATA_DIR: disk.folder };
    const app = await testSite.startApp(folder);
    return watch(testSite, app, storageOf(testSite, folder), async () => {
      await fullFor(disk);
      return `the disk of ${of} full for 8 s, then freed`;
    });
  });
}

/** Postgres ends when it has no room for its log; the fault restarts it, as a supervisor would. */
function databaseOn(disk: SmallDisk): Promise<Finding> {
  const folder = join(disk.folder, 'postgres');
  return withTestSite(async (testSite) => {
    const app = await testSite.startApp();
    return underTraffic(testSite, app, async () => {
      await fullFor(disk);
      const hasEnded = !findRunningPostgres(folder);
      if (hasEnded) await testSite.database.start();
      return `the disk of the database full for 8 s, then freed${hasEnded ? '; Postgres had ended and was started again' : ''}`;
    });
  }, folder);
}

function logOn(disk: SmallDisk): Promise<Finding> {
  return withTestSite(async (testSite) => {
    const log = openSync(join(disk.folder, 'site.log'), 'a');
    const port = String(await findFreePort());
    const variables = { ...testSite.variables, LOG_LEVEL: 'info', PORT: port };
    const child = startNode('build/main.js', [], { variables, stdio: ['ignore', log, log] });
    closeSync(log);
    const app = { url: `http://127.0.0.1:${port}` };
    try {
      await untilReady(app);
      const finding = await underTraffic(testSite, app, async () => {
        await fullFor(disk);
        return 'the disk that standard output is written to full for 8 s, then freed';
      });
      return child.exitCode === null ? finding : { ...finding, bad: [...finding.bad, 'the site ended'] };
    } finally {
      await ended(child, 'SIGTERM');
    }
  });
}

async function fullFor(disk: SmallDisk): Promise<void> {
  disk.fill();
  await sleep(FULL);
  disk.free();
}
