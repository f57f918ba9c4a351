import { resetSecondFactor } from '#app/accounts/lost-second-factor.server.ts';
import type { RoleChange } from '#app/accounts/roles.server.ts';
import { grantAdmin, revokeAdmin } from '#app/accounts/roles.server.ts';
import { withDb } from '#app/db/client.server.ts';
import { stopJobs } from '#app/jobs/workers.server.ts';
import { live, type Lifetime } from './lifetime.ts';
import { say } from './print.ts';
import { refusal } from './refusal.ts';
import { requireSiteDatabase } from './site-database.ts';

const COMMANDS = { grant: grantAdmin, revoke: revokeAdmin, 'reset-2fa': resetSecondFactor };

type Command = keyof typeof COMMANDS;

const OUTCOMES: Record<Command, Record<'changed' | 'unchanged', (email: string) => string>> = {
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
    unchanged: (email) => `${email} has no two-step sign-in set up.`,
  },
};

await live(admin);

async function admin(lifetime: Lifetime): Promise<void> {
  const [command, email] = process.argv.slice(2);
  if (!isCommand(command) || !email) {
    throw refusal('Say what to do and for whom: npm run admin -- grant|revoke|reset-2fa EMAIL');
  }
  const url = await requireSiteDatabase();
  configureMail(url);
  lifetime.atEnd(stopJobs);
  say(outcome(await withDb(url, (db) => COMMANDS[command](db, email)), command, email));
}

function isCommand(word: string | undefined): word is Command {
  return word !== undefined && Object.hasOwn(COMMANDS, word);
}

function configureMail(url: string): void {
  process.env.DATABASE_URL = url;
  process.env.SMTP_URL ||= 'smtp://unused';
  process.env.SESSION_SECRET ||= 'unused, for nothing is signed here';
}

function outcome(change: RoleChange, command: Command, email: string): string {
  if (change === 'last-admin') {
    throw refusal(`${email} is the only administrator: grant the role to someone else first.`);
  }
  if (change === 'unknown-email') {
    throw refusal(`Nobody has an account with the address ${email}: sign up with it on the site first.`);
  }
  return OUTCOMES[command][change](email);
}
