import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { expect, onTestFinished, test, vi } from 'vitest';
import { MINUTE, SECOND } from '#app/platform/core/time.ts';
import { findFreePort } from '#dev/ports.ts';
import { requirePostgresUser } from '#dev/postgres-binaries.ts';
import { isNightly } from '#tests/nightly.ts';
import { temporaryFolder } from '#tests/temporary.ts';

const SCRIPT = resolve('dev/containers/postgres.sh');
const BINARIES = findBinaries();

/** The embedded Postgres has no pg_basebackup; Debian's postgresql does. */
test.runIf(isNightly && BINARIES)(
  'the bundled Postgres is recovered to a moment from a base backup and its log',
  { timeout: 2 * MINUTE },
  async () => {
    const { env, run, query, start } = await createServer();
    let server = await start();
    await query('create table entry as select 1 as number');
    await run('sh', SCRIPT, 'base');
    await query('insert into entry values (2)');
    const [row] = await query('select now()::text as moment');
    await query('insert into entry values (3)');
    await query('select pg_switch_wal()');
    await query('insert into entry values (4)');
    await expect(run('sh', SCRIPT, 'recover', String(row?.moment))).rejects.toThrow('stop it first');
    await stop(server);

    await expect(run('sh', SCRIPT, 'recover', '2020-01-01 00:00:00+00')).rejects.toThrow(
      'No base backup is older',
    );
    await run('sh', SCRIPT, 'recover', String(row?.moment));
    server = await start();
    await vi.waitFor(
      async () => expect(await query('select pg_is_in_recovery() as is')).toEqual([{ is: false }]),
      30 * SECOND,
    );
    expect(await query('select number from entry order by 1')).toEqual([{ number: 1 }, { number: 2 }]);

    await run('sh', SCRIPT, 'base');
    await run('sh', SCRIPT, 'base');
    expect(readdirSync(join(env.ARCHIVE, 'base'))).toHaveLength(2);
    await stop(server);
  },
);

/** A cluster of the user that Postgres runs as, which archives as the container does. */
async function createServer() {
  const user = requirePostgresUser();
  const folder = temporaryFolder();
  const port = await findFreePort();
  const env = {
    NODE_ENV: 'test' as const,
    PATH: `${BINARIES}:${process.env.PATH}`,
    PGDATA: join(folder, 'data'),
    ARCHIVE: join(folder, 'archive'),
    PGHOST: '127.0.0.1',
    PGPORT: String(port),
    POSTGRES_USER: 'postgres',
  };
  for (const path of [env.PGDATA, join(env.ARCHIVE, 'wal'), join(env.ARCHIVE, 'base')]) {
    mkdirSync(path, { recursive: true, mode: 0o700 });
  }
  for (const path of [folder, env.PGDATA, env.ARCHIVE, join(env.ARCHIVE, 'wal'), join(env.ARCHIVE, 'base')]) {
    if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid);
  }
  const options = { ...user, env, cwd: '/' };
  const run = (program: string, ...args: string[]) => promisify(execFile)(program, args, options);
  await run('initdb', '--username=postgres', '--auth=trust', '--no-sync');
  const archive = `archive_command=sh ${SCRIPT} archive %p %f`;
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=`, 'archive_mode=on', archive];
  const flags = settings.flatMap((setting) => ['-c', setting]);
  async function start() {
    const server = spawn('postgres', ['-p', String(port), ...flags], { ...options, stdio: 'ignore' });
    onTestFinished(() => void server.kill('SIGQUIT'));
    await vi.waitFor(() => query('select 1'), 30 * SECOND);
    return server;
  }
  async function query(statement: string) {
    const sql = postgres({ host: '127.0.0.1', port, user: 'postgres', max: 1, onnotice: () => {} });
    return [...(await sql.unsafe(statement).finally(() => sql.end()))];
  }
  return { env, run, query, start };
}

async function stop(server: ReturnType<typeof spawn>): Promise<void> {
  const exit = once(server, 'exit');
  server.kill('SIGINT');
  await exit;
}

function findBinaries(): string | undefined {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [];
  return versions
    .map((version) => `/usr/lib/postgresql/${version}/bin`)
    .find((bin) => existsSync(`${bin}/pg_basebackup`));
}
