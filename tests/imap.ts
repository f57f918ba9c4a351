import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';
import { SECOND } from '#app/platform/core/time.ts';
import { findFreePort } from '#dev/ports.ts';

export type ImapServer = {
  url: string;
  deliver(source: string, folder?: string): Promise<void>;
  /** The flags of each mail, oldest first, as a mail program shows them. */
  flags(): Promise<string[][]>;
  /** Acts by hand, like an operator. */
  asClient<Result>(work: (client: ImapFlow) => Promise<Result>): Promise<Result>;
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
};

const USER = 'info';
const PASSWORD = 'geheim&co';

export function whyNoImapServer(): string | null {
  const found = spawnSync('dovecot', ['--version'], { env: ENV }).status === 0;
  return found ? null : 'IMAP is not tested here: dovecot not found (Debian package dovecot-imapd).';
}

const ENV = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

/** Dovecot on loopback with one mailbox; it keeps its port and its mail when it is stopped and started. */
export async function startImapServer(): Promise<ImapServer> {
  const folder = await mkdtemp(join(tmpdir(), 'site-imap-'));
  await chmod(folder, 0o755);
  const port = await findFreePort();
  const config = join(folder, 'dovecot.conf');
  await writeFile(config, configOf(folder, port));
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', 'mail:mail', folder]);
  const url = `imap://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/INBOX`;
  let running: ChildProcess | null = null;
  const kill = () => running?.kill('SIGKILL');
  process.once('exit', kill);

  async function start() {
    running = spawn('dovecot', ['-F', '-c', config], { stdio: 'ignore', env: ENV });
    await answering(port);
  }
  async function stop() {
    if (!running) return;
    const ended = once(running, 'exit');
    running.kill('SIGTERM');
    await ended;
    running = null;
  }
  async function asClient<Result>(work: (client: ImapFlow) => Promise<Result>): Promise<Result> {
    const client = new ImapFlow({
      host: '127.0.0.1',
      port,
      secure: false,
      auth: { user: USER, pass: PASSWORD },
      logger: false,
    });
    // Without a listener the error of a broken connection would end the process; the commands reject by themselves.
    client.on('error', () => {});
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.logout();
    }
  }
  await start();
  return {
    url,
    asClient,
    start,
    stop,
    deliver: (source, to = 'INBOX') =>
      asClient(async (client) => void (await client.append(to, source.replaceAll(/\r?\n/g, '\r\n')))),
    flags: () =>
      asClient(async (client) => {
        await client.mailboxOpen('INBOX');
        const mails = await client.fetchAll('1:*', { flags: true });
        return mails.map(({ flags }) => [...(flags ?? [])]);
      }),
    async remove() {
      process.off('exit', kill);
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function configOf(folder: string, port: number): string {
  const user = process.getuid?.() === 0 ? 'mail' : process.env.USER;
  return `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
default_internal_user = ${process.getuid?.() === 0 ? 'dovecot' : user}
default_login_user = ${process.getuid?.() === 0 ? 'dovenull' : user}
default_internal_group = ${process.getuid?.() === 0 ? 'dovecot' : user}
first_valid_uid = 1
first_valid_gid = 1
mail_location = maildir:${folder}/mail
mailbox_list_index = no
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
passdb {
  driver = static
  args = password=${PASSWORD}
}
userdb {
  driver = static
  args = uid=${user} gid=${user} home=${folder}/home
}
`;
}

async function answering(port: number, deadline = Date.now() + 20 * SECOND): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const greeting = await Promise.race([
      once(socket, 'data').then(String),
      once(socket, 'error').then(() => ''),
      once(socket, 'close').then(() => ''),
    ]).catch(() => '');
    socket.destroy();
    if (greeting.startsWith('* OK')) return;
    if (Date.now() > deadline) throw new Error('Dovecot did not start.');
    await sleep(50);
  }
}
