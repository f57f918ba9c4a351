import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { PostgresUser } from './postgres-binaries.ts';
import { SHELTER, reaches } from './postgres-binaries.ts';
import { refusal } from './refusal.ts';

export const MAJOR = '18';

// Without LANG the encoding is SQL_ASCII, and a LANG that is not installed stops initdb.
const UTF8 = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];

/** A folder that only root can reach becomes a link into SHELTER. Throws a refusal if it cannot be used. */
export function requireDataFolder(folder: string, binaries: string, user: PostgresUser): string {
  if (isDangling(folder)) rmSync(folder);
  if (findMajor(folder) === null) createDataFolder(folder, binaries, user);
  const major = findMajor(folder);
  if (major !== MAJOR) {
    throw refusal(
      `${folder} was made by Postgres ${major}, and this is Postgres ${MAJOR}: move that folder away, or set DATABASE_URL to a Postgres ${major} server that holds it.`,
    );
  }
  if (!reaches(user, realpathSync(folder))) shelter(folder, user);
  return owned(realpathSync(folder), user);
}

export function dropShelter(folder: string): void {
  if (!lstatSync(folder).isSymbolicLink()) return;
  rmSync(dirname(realpathSync(folder)), { recursive: true, force: true });
  rmSync(folder);
}

export function readPassword(data: string): string {
  return readFileSync(join(data, 'password'), 'utf8');
}

function findMajor(folder: string): string | null {
  try {
    return readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw refusal(`${folder} cannot be read: start as the user who owns it, or set another DATA_DIR.`);
  }
}

function createDataFolder(folder: string, binaries: string, user: PostgresUser): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw refusal(`${folder} holds something else than a database: move it away, or set another DATA_DIR.`);
  }
  mkdirSync(dirname(folder), { recursive: true });
  const stage = reaches(user, realpathSync(dirname(folder))) ? newStage(folder) : inShelter();
  // initdb needs an empty folder and a password file, and may be killed halfway: hence the stage.
  initialise(stage, binaries, user);
  if (existsSync(folder)) rmdirSync(folder);
  if (stage.startsWith(SHELTER)) return symlinkSync(join(stage, 'data'), folder);
  renameSync(join(stage, 'data'), folder);
  rmSync(stage, { recursive: true });
}

function initialise(stage: string, binaries: string, user: PostgresUser): void {
  const [data, passwordFile] = [join(stage, 'data'), join(stage, 'password')];
  const password = randomBytes(18).toString('hex');
  mkdirSync(data);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  for (const path of [data, passwordFile]) give(path, user);
  const flags = [`--pgdata=${data}`, '--username=postgres', '--auth=scram-sha-256', '--no-sync'];
  const run = spawnSync(join(binaries, 'bin', 'initdb'), [...flags, `--pwfile=${passwordFile}`, ...UTF8], {
    ...user,
    // Postgres resolves its working directory, which may be closed to that user.
    cwd: '/',
    encoding: 'utf8',
  });
  if (run.status !== 0) {
    const reason = run.error?.message ?? run.stderr.trim().split('\n').at(-1);
    throw refusal(`Postgres could not make its data folder ${data}: ${reason}`);
  }
  renameSync(passwordFile, join(data, 'password'));
}

function newStage(folder: string): string {
  const stage = `${folder}.new`;
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage);
  chmodSync(stage, 0o711);
  return stage;
}

function inShelter(): string {
  mkdirSync(SHELTER, { recursive: true });
  chmodSync(SHELTER, 0o755);
  const stage = mkdtempSync(join(SHELTER, 'data-'));
  chmodSync(stage, 0o711);
  return stage;
}

function shelter(folder: string, user: PostgresUser): void {
  const real = realpathSync(folder);
  give(real, user);
  if (reaches(user, real)) return;
  const data = join(inShelter(), 'data');
  execFileSync('mv', [real, data]);
  rmSync(folder, { force: true });
  symlinkSync(data, folder);
}

function owned(data: string, user: PostgresUser): string {
  const owner = statSync(data).uid;
  if (user.uid !== undefined && owner !== user.uid)
    execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, data]);
  if (user.uid === undefined && owner !== process.getuid?.()) {
    throw refusal(`${data} belongs to another user: start as that user, or set another DATA_DIR.`);
  }
  return data;
}

function give(path: string, { uid, gid }: PostgresUser): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}

function isDangling(folder: string): boolean {
  return !existsSync(folder) && Boolean(lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink());
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
