import type { ImapFlow } from 'imapflow';
import { ownError } from '#app/platform/core/own-error.ts';
import { SECOND } from '#app/platform/core/time.ts';

/** Where reading continues. `validity`: if it changes, the mailbox has new uids and is read from the start. */
export type Position = { validity: bigint; uid: number };

/** `raw` is null for a mail longer than `LONGEST_MAIL`; then `head` has its headers. */
export type Fetched = { position: Position; size: number; raw: Uint8Array | null; head: Uint8Array };

const LONGEST_MAIL = 30 * 1024 * 1024;

const TIMEOUT = 60 * SECOND;

/** Oldest first; a `store` that throws ends the reading. `url`: `imaps://user:password@host:port/INBOX`. */
export async function readMailbox(
  { url }: { url: string },
  from: Position | null,
  store: (mail: Fetched) => Promise<void>,
): Promise<number> {
  const client = await createClient(url);
  // Without a listener an error of a closed connection would end the process; the commands reject by themselves.
  client.on('error', () => {});
  await client.connect();
  try {
    const lock = await client.getMailboxLock(folderOf(url));
    try {
      return await readFrom(client, from, store);
    } finally {
      lock.release();
    }
  } finally {
    await client.logout().catch(() => client.close());
  }
}

export function folderOf(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1)) || 'INBOX';
}

async function readFrom(
  client: ImapFlow,
  from: Position | null,
  store: (mail: Fetched) => Promise<void>,
): Promise<number> {
  const { mailbox } = client;
  if (!mailbox) throw ownError('The mailbox did not open.');
  const { uidValidity: validity } = mailbox;
  const last = from?.validity === validity ? from.uid : 0;
  const uids = ((await client.search({ uid: `${last + 1}:*` }, { uid: true })) || [])
    // `n:*` names the newest mail even when its uid is smaller than n.
    .filter((uid) => uid > last)
    .toSorted((one, other) => one - other);
  for (const uid of uids) {
    const mail = await fetchOne(client, uid);
    if (!mail) continue;
    await store({ position: { validity, uid }, ...mail });
    await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true }).catch(() => {});
  }
  return uids.length;
}

async function fetchOne(client: ImapFlow, uid: number): Promise<Omit<Fetched, 'position'> | null> {
  const found = await client.fetchOne(String(uid), { size: true, headers: true }, { uid: true });
  if (!found) return null;
  const size = found.size ?? 0;
  const head = found.headers ?? Buffer.alloc(0);
  if (size > LONGEST_MAIL) return { size, raw: null, head };
  const whole = await client.fetchOne(String(uid), { source: true }, { uid: true });
  return whole && whole.source ? { size, raw: whole.source, head } : null;
}

/** The package is loaded with the first mailbox: most sites have none, and it is large. */
async function createClient(url: string): Promise<ImapFlow> {
  const { ImapFlow } = await import('imapflow');
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'imaps:';
  return new ImapFlow({
    host: hostname,
    port: Number(port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
  });
}
