import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { withDatabaseName } from '#app/platform/env/database-address.ts';
import { startPostgres } from '#dev/postgres.ts';
import { migrateDatabase } from '#drizzle/migrate.ts';
import { makeFolder } from './folder.ts';

const TEMPLATE = 'site_template';

type Cluster = { url: string; stop(): Promise<void> };

export default async function setup(project: TestProject) {
  const { url, stop } = await startCluster();
  project.provide('postgres', { url, template: TEMPLATE });
  return stop;
}

async function startCluster(): Promise<Cluster> {
  const folder = makeFolder('site-tests-');
  const cluster = await startPostgres({
    folder: join(folder, 'postgres'),
    throwaway: true,
    // A table that was never analysed counts as large: a query over all tables would start parallel processes each
    // time. Autovacuum holds locks that `emptyTables` waits for, and moves rows whose order no query gives.
    settings: ['max_parallel_workers_per_gather=0', 'autovacuum=off'],
  });
  const admin = postgres(cluster.url, { max: 1 });
  await admin.unsafe(`create database ${TEMPLATE}`);
  await admin.end();
  await migrateDatabase(withDatabaseName(cluster.url, TEMPLATE));
  return {
    url: cluster.url,
    async stop() {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
