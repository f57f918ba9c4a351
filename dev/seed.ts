import { migrateDatabase } from '#drizzle/migrate.ts';
import { seedDemonstration } from '#drizzle/seed.ts';
import { live } from './lifetime.ts';
import { say } from './print.ts';
import { requireDatabase } from './reachable.ts';
import { refusal } from './refusal.ts';

await live(seed);

async function seed(): Promise<void> {
  const url = process.env.DATABASE_URL;
  if (!url) throw refusal('Set DATABASE_URL to the database that is to hold the demonstration.');
  await requireDatabase(url);
  await migrateDatabase(url);
  await seedDemonstration(url);
  say('The demonstration is in the database; what was changed or deleted since it first came stays so.');
}
