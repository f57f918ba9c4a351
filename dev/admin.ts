import { resetSecondFactor } from '#app/accounts/core/lost-second-factor.server.ts';
import { setRoleOf } from '#app/accounts/core/roles.server.ts';
import { endAllSessions } from '#app/accounts/core/sessions.server.ts';
import { ADMINISTRATOR, EVERY_ROLE, isRole, ROLES, type Role } from '#app/accounts/core/roles.ts';
import { withDb, type Db } from '#app/platform/db/client.server.ts';
import { stopJobs } from '#app/platform/jobs/workers.server.ts';
import { live, type Lifetime } from './lifetime.ts';
import { say } from './print.ts';
import { refusal } from './refusal.ts';
import { requireSiteDatabase, useSiteDatabase } from './site-database.ts';

const COMMANDS = {
  grant: setRoleOf,
  revoke: (db: Db, email: string) => setRoleOf(db, email, null),
  'reset-2fa': (db: Db, email: string) => resetSecondFactor(db, email),
};

type Command = keyof typeof COMMANDS;
type Change = Awaited<ReturnType<(typeof COMMANDS)[Command]>>;

const USAGE = `Say what to do and for whom:
  npm run admin -- grant EMAIL [ROLE]           gives the role (${EVERY_ROLE.join(', ')}; without one: ${ADMINISTRATOR}) to a confirmed account
  npm run admin -- revoke EMAIL                takes the role away
  npm run admin -- reset-2fa EMAIL             removes a lost two-step verification
  npm run admin -- sign-out-everybody          ends every session, as after a theft`;

const OUTCOMES: Record<Command, Record<'changed' | 'unchanged', (email: string, role: Role) => string>> = {
  grant: {
    changed: (email, role) => `${email} is ${ROLES[role].as} now.`,
    unchanged: (email, role) => `${email} already was ${ROLES[role].as}.`,
  },
  revoke: {
    changed: (email) => `${email} has no role any more.`,
    unchanged: (email) => `${email} had no role.`,
  },
  'reset-2fa': {
    changed: (email) => `${email} signs in with the password alone now, and is told so by mail.`,
    unchanged: (email) => `${email} has no two-step verification set up.`,
  },
};

await live(admin);

async function admin(lifetime: Lifetime): Promise<void> {
  const [command, email, role = ADMINISTRATOR] = process.argv.slice(2);
  if (command === 'sign-out-everybody' && !email) return signOutEverybody();
  if (!isCommand(command) || !email || !isRole(role)) {
    throw refusal(USAGE);
  }
  const url = await useSiteDatabase();
  lifetime.atEnd(stopJobs);
  const change: Change = await withDb(url, (db) => COMMANDS[command](db, email, role));
  say(outcome(change, command, { email, role }));
}

async function signOutEverybody(): Promise<void> {
  const ended = await withDb(await requireSiteDatabase(), endAllSessions);
  say(`Everybody is signed out: ${ended} sessions were ended.`);
}

function isCommand(word: string | undefined): word is Command {
  return word !== undefined && Object.hasOwn(COMMANDS, word);
}

type Whom = { email: string; role: Role };

function outcome(change: Change, command: Command, { email, role }: Whom): string {
  if (change === 'last-admin') {
    throw refusal(`${email} is the only administrator: grant the role to someone else first.`);
  }
  if (change === 'unknown-email') {
    throw refusal(`Nobody has an account with the address ${email}: sign up with it on the site first.`);
  }
  if (change === 'unconfirmed') {
    throw refusal(
      `${email} is not confirmed yet: open the link of the mail that came after signing up first.`,
    );
  }
  return OUTCOMES[command][change](email, role);
}
