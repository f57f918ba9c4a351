import { env } from '#app/platform/env/env.server.ts';
import { migrateDatabase } from '#drizzle/migrate.ts';
import { live } from './lifetime.ts';
import { say } from './print.ts';

/** Before replicas start: they also migrate, and then find nothing to do. */
await live(async () => {
  const { applied } = await migrateDatabase(env().DATABASE_DIRECT_URL);
  say(`${applied} migrations applied.`);
});
