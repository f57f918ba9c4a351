import { join } from 'node:path';
import type { RoleChange } from '#app/accounts/roles.server.ts';
import { grantAdmin, revokeAdmin } from '#app/accounts/roles.server.ts';
import { openDb } from '#app/db/client.server.ts';
import { live } from './lifetime.ts';
import { findRunningPostgres } from './postgres.ts';
import { say } from './print.ts';
import { requireDatabase } from './reachable.ts';
import { refusal } from './refusal.ts';

const CHANGES = { grant: grantAdmin, revoke: revokeAdmin };

await live(admin);

async function admin(): Promise<void> {
  const [action, email] = process.argv.slice(2);
  if ((action !== 'grant' && action !== 'revoke') || !email) {
    throw refusal('Say what to do and for whom: npm run admin -- grant|revoke EMAIL');
  }
  const url = requireUrl();
  await requireDatabase(url);
  const db = openDb(url, { connections: 1 });
  try {
    say(outcome(await CHANGES[action](db, email), action, email));
  } finally {
    await db.$client.end();
  }
}

/** The configured database, or the one that `npm start` is running now. */
function requireUrl(): string {
  const url =
    process.env.DATABASE_URL || findRunningPostgres(join(process.env.DATA_DIR || '.data', 'postgres'));
  if (url) return url;
  throw refusal('No database is running: start the site with npm start, or set DATABASE_URL.');
}

function outcome(change: RoleChange, action: keyof typeof CHANGES, email: string): string {
  if (change === 'changed') {
    return action === 'grant'
      ? `${email} is an administrator now.`
      : `${email} is no longer an administrator.`;
  }
  if (change === 'unchanged') {
    return action === 'grant' ? `${email} already was an administrator.` : `${email} was no administrator.`;
  }
  if (change === 'last-admin') {
    throw refusal(`${email} is the only administrator: grant the role to someone else first.`);
  }
  throw refusal(`Nobody has an account with the address ${email}: sign up with it on the site first.`);
}
