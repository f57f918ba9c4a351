import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '#dev/postgres.ts';
import { migrateDatabase } from '#drizzle/migrate.ts';
import { makeFolder } from './folder.ts';

const TEMPLATE = 'site_template';

/** One Postgres for the whole run, with a migrated template that each test file's database is copied from. */
export default async function setup(project: TestProject) {
  const folder = makeFolder('site-tests-');
  const cluster = await startPostgres({ folder: join(folder, 'postgres'), throwaway: true });
  const admin = postgres(cluster.url, { max: 1 });
  await admin.unsafe(`create database ${TEMPLATE}`);
  await admin.end();
  await migrateDatabase(withDatabase(cluster.url, TEMPLATE));
  project.provide('postgres', { url: cluster.url, template: TEMPLATE });
  return async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
