import { resetSecondFactor } from '#app/accounts/lost-second-factor.server.ts';
import type { RoleChange } from '#app/accounts/roles.server.ts';
import { grantAdmin, revokeAdmin } from '#app/accounts/roles.server.ts';
import { openDb } from '#app/db/client.server.ts';
import { stopJobs } from '#app/jobs/workers.server.ts';
import { live, type Lifetime } from './lifetime.ts';
import { say } from './print.ts';
import { refusal } from './refusal.ts';
import { requireSiteDatabase } from './site-database.ts';

const DEEDS = { grant: grantAdmin, revoke: revokeAdmin, 'reset-2fa': resetSecondFactor };

type Deed = keyof typeof DEEDS;

const OUTCOMES: Record<Deed, Record<'changed' | 'unchanged', (email: string) => string>> = {
  grant: {
    changed: (email) => `${email} is an administrator now.`,
    unchanged: (email) => `${email} already was an administrator.`,
  },
  revoke: {
    changed: (email) => `${email} is no longer an administrator.`,
    unchanged: (email) => `${email} was no administrator.`,
  },
  'reset-2fa': {
    changed: (email) => `${email} signs in with the password alone now, and is told so by mail.`,
    unchanged: (email) => `${email} has no second step set up.`,
  },
};

await live(admin);

async function admin(lifetime: Lifetime): Promise<void> {
  const [deed, email] = process.argv.slice(2);
  if (!isDeed(deed) || !email) {
    throw refusal('Say what to do and for whom: npm run admin -- grant|revoke|reset-2fa EMAIL');
  }
  const url = await requireSiteDatabase();
  becomeSender(url);
  lifetime.atEnd(stopJobs);
  const db = openDb(url, { connections: 1 });
  try {
    say(outcome(await DEEDS[deed](db, email), deed, email));
  } finally {
    await db.$client.end();
  }
}

function isDeed(word: string | undefined): word is Deed {
  return word !== undefined && Object.hasOwn(DEEDS, word);
}

/** What laying a mail in the queue needs to know. The site sends it, with a mail server and a secret of its own. */
function becomeSender(url: string): void {
  process.env.DATABASE_URL = url;
  process.env.SMTP_URL ||= 'smtp://unused';
  process.env.SESSION_SECRET ||= 'unused, for nothing is signed here';
}

function outcome(change: RoleChange, deed: Deed, email: string): string {
  if (change === 'last-admin') {
    throw refusal(`${email} is the only administrator: grant the role to someone else first.`);
  }
  if (change === 'unknown-email') {
    throw refusal(`Nobody has an account with the address ${email}: sign up with it on the site first.`);
  }
  return OUTCOMES[deed][change](email);
}
