import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { MailboxStore } from './mailbox-store.ts';

export type ImapServer = { url: string; stop(): Promise<void> };

const CAPABILITIES = 'CAPABILITY IMAP4rev1 AUTH=PLAIN SASL-IR';

/** The part of IMAP for reading new mails by their numbers (RFC 3501): one mailbox, any password, on loopback. */
export async function startImap(store: MailboxStore): Promise<ImapServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    socket.write(`* OK [${CAPABILITIES}] ready\r\n`);
    createInterface({ input: socket }).on('line', (line) => answer(store, socket, line));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `imap://firm:any@127.0.0.1:${port}/INBOX`,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

function answer(store: MailboxStore, socket: Socket, line: string): void {
  const [, tag = '*', command = '', rest = ''] = /^(\S+) ((?:UID )?\S+) ?(.*)$/i.exec(line) ?? [];
  const say = (...lines: (string | Buffer)[]) => {
    for (const one of lines) socket.write(one);
    socket.write(`${tag} OK done\r\n`);
  };
  switch (command.toUpperCase()) {
    case 'CAPABILITY':
      return say(`* ${CAPABILITIES}\r\n`);
    case 'LIST':
    case 'LSUB':
      return say(`* ${command.toUpperCase()} () "/" ${rest.endsWith('""') ? '""' : 'INBOX'}\r\n`);
    case 'SELECT':
    case 'EXAMINE':
      return say(
        `* ${store.list().length} EXISTS\r\n* FLAGS (\\Seen)\r\n* OK [UIDVALIDITY 1] of this folder\r\n`,
      );
    case 'UID SEARCH':
      return say(`* SEARCH${searched(store, rest)}\r\n`);
    case 'UID FETCH':
      return say(...fetched(store, rest));
    case 'LOGOUT':
      socket.write('* BYE\r\n');
      say();
      return void socket.end();
    default:
      return say();
  }
}

/** `UID 3:*` also finds the newest mail when its number is smaller. */
function searched(store: MailboxStore, query: string): string {
  const least = Number(/UID (\d+)/i.exec(query)?.[1] ?? 1);
  const uids = store.list().map(({ id }) => Number(id));
  return uids
    .filter((uid) => uid >= least)
    .toReversed()
    .map((uid) => ` ${uid}`)
    .join('');
}

function fetched(store: MailboxStore, query: string): (string | Buffer)[] {
  const [uid = '', wanted = ''] = query.split(/ (.*)/s);
  const source = store.find(uid)?.source;
  if (!source) return [];
  const isHead = wanted.toUpperCase().includes('[HEADER]');
  const end = source.indexOf('\r\n\r\n');
  const part = isHead && end >= 0 ? source.subarray(0, end + 4) : source;
  const at =
    store
      .list()
      .toReversed()
      .findIndex(({ id }) => id === uid) + 1;
  const head = `* ${at} FETCH (UID ${uid} RFC822.SIZE ${source.length} BODY[${isHead ? 'HEADER' : ''}] {${part.length}}\r\n`;
  return [head, part, ')\r\n'];
}
