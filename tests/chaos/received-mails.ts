import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { collectJob } from '#app/enquiries/received/collect-job.server.ts';
import { fileKey } from '#app/enquiries/received/file-keys.ts';
import { SECOND } from '#app/platform/core/time.ts';
import type { ImapServer } from '#tests/imap.ts';
import { foundOf } from './tally.ts';
import { openBoss, storageOf, type TestSite } from './test-site.ts';

/** With no mail stored: a killed worker is detected by its heartbeat, and a mailbox is read once a minute at least. */
const LONGEST_PAUSE = 90 * SECOND;
const MOST_READERS = 3;
const MOST_BYTES = 60_000;

/** `files` are the SHA-256 of the attachments, in their order. */
type Mail = { id: string; sender: string; raw: string; files: string[] };

export type Correspondents = {
  delivered: Mail[];
  deliver(count: number): Promise<void>;
  /** A mail that no program would write: its text is below a normal head. */
  deliverText(text: string): Promise<void>;
  /** Stops deliveries during `work`, like a provider that moves a mailbox: the mails wait. */
  pause(work: () => Promise<void>): Promise<void>;
  leave(): Promise<void>;
};

/** A few mails a second. Only mails that the server accepted count as delivered. */
export function startCorrespondents(imap: ImapServer, folder: string): Correspondents {
  const delivered: Mail[] = [];
  const until = { closed: false };
  let turn = Promise.resolve();
  const inTurn = (work: () => Promise<void>) => (turn = turn.then(work));
  const deliverOne = (make = () => newMail(delivered)) =>
    inTurn(async () => {
      const mail = make();
      while (!(await taken(imap, mail, folder))) await sleep(100);
      delivered.push(mail);
    });
  const writing = (async () => {
    while (!until.closed) {
      await deliverOne();
      await sleep(randomInt(100));
    }
  })();
  return {
    delivered,
    async deliver(count) {
      for (let mail = 0; mail < count; mail++) await deliverOne();
    },
    deliverText: (text) => deliverOne(() => mailOf(text)),
    pause: inTurn,
    async leave() {
      until.closed = true;
      await writing;
    },
  };
}

/** The site's workers read the mailbox, some at the same time, until this is ended. */
export async function keepCollecting(testSite: TestSite) {
  const boss = await openBoss(testSite);
  const until = { closed: false };
  const ask = async () => {
    const [row] = await testSite.sql`
      select count(*)::int as readers from pgboss.job
      where name = ${collectJob.name} and state in ('created', 'retry', 'active')`;
    if (Number(row?.readers) < MOST_READERS) await boss.send(collectJob.name, {});
  };
  const asking = (async () => {
    while (!until.closed) {
      await ask().catch(() => {});
      await sleep(SECOND / 2);
    }
  })();
  return async () => {
    until.closed = true;
    await asking;
    await boss.stop({ graceful: false });
  };
}

type Received = { enquiries: number; answers: number; files: number; lost: string[] };

/** Waits while mails are being stored; each must be in one place, with all its files whole. */
export async function checkReceived(testSite: TestSite, delivered: readonly Mail[]): Promise<Received> {
  const places = await awaitedPlaces(testSite, delivered.length);
  const counts = new Map<string, number>();
  for (const { mail } of places) counts.set(mail, (counts.get(mail) ?? 0) + 1);
  const files = await storedFiles(testSite);
  const wrong = {
    'mails lost': delivered.filter(({ id }) => !counts.has(id)).length,
    'mails stored twice': places.length - counts.size,
    'mails that nobody sent': [...counts.keys()].filter((id) => !delivered.some((mail) => mail.id === id))
      .length,
    'mails without all their files, whole': delivered.filter(
      (mail) => mail.files.join() !== (files.get(mail.id) ?? []).join(),
    ).length,
  };
  return {
    enquiries: places.filter(({ begins }) => begins).length,
    answers: places.filter(({ begins }) => !begins).length,
    files: [...files.values()].flat().length,
    lost: foundOf(wrong),
  };
}

type Place = { mail: string; begins: boolean };

async function awaitedPlaces({ sql }: TestSite, count: number): Promise<Place[]> {
  let [stored, deadline] = [-1, 0];
  for (;;) {
    const places = await sql<Place[]>`
      select acknowledgement_id as mail, true as begins from enquiries where channel = 'mail'
      union all select mail_id, false from enquiry_entries where kind = 'received'`;
    const [work] = await sql`select count(*)::int as unfinished from received_mails where kind is null`;
    if (places.length !== stored) [stored, deadline] = [places.length, Date.now() + LONGEST_PAUSE];
    if ((stored >= count && work?.unfinished === 0) || Date.now() > deadline) return places;
    await sleep(SECOND);
  }
}

async function storedFiles(testSite: TestSite): Promise<Map<string, string[]>> {
  const storage = storageOf(testSite);
  const rows = await testSite.sql<{ mail: string; hash: string; position: number }[]>`
    select coalesce(e.mail_id, c.acknowledgement_id) as mail, f.mail_hash as hash, f.position
    from received_files f join received_mails m on m.hash = f.mail_hash
    left join enquiry_entries e on e.id = m.entry_id left join enquiries c on c.id = m.message_id
    order by f.mail_hash, f.position`;
  const files = new Map<string, string[]>();
  for (const { mail, hash, position } of rows) {
    const object = await storage.get(fileKey(hash, position));
    files.set(mail, [...(files.get(mail) ?? []), object ? sha256(object.bytes) : 'missing']);
  }
  return files;
}

async function taken(imap: ImapServer, { raw }: Mail, folder: string): Promise<boolean> {
  return imap.deliver(raw, folder).then(
    () => true,
    () => false,
  );
}

function newMail(earlier: readonly Mail[]): Mail {
  const answered = randomInt(3) === 0 ? earlier[randomInt(earlier.length || 1)] : undefined;
  const id = `<${randomUUID()}@client.example>`;
  const sender = answered?.sender ?? `client-${randomUUID()}@example.org`;
  const files = Array.from({ length: randomInt(3) }, () => randomBytes(randomInt(1, MOST_BYTES)));
  const head = [
    `From: Thandi Nkosi <${sender}>`,
    'To: info@firm.example',
    `Message-ID: ${id}`,
    ...(answered ? [`References: ${answered.id}`] : []),
    'Subject: A question about my return',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=part',
  ];
  const parts = [
    'Content-Type: text/plain; charset=utf-8\n\nI sold a house in Durban. What do I owe?',
    ...files.map(attachment),
  ];
  const raw = `${head.join('\n')}\n\n--part\n${parts.join('\n--part\n')}\n--part--\n`;
  return { id, sender, raw, files: files.map(sha256) };
}

function mailOf(text: string): Mail {
  const id = `<${randomUUID()}@client.example>`;
  const sender = `client-${randomUUID()}@example.org`;
  return { id, sender, raw: `From: ${sender}\nMessage-ID: ${id}\nSubject: A bomb\n${text}`, files: [] };
}

function attachment(bytes: Buffer, index: number): string {
  const lines = bytes.toString('base64').match(/.{1,76}/g) ?? [];
  const head = `Content-Type: application/pdf\nContent-Disposition: attachment; filename="IRP5 ${index}.pdf"`;
  return `${head}\nContent-Transfer-Encoding: base64\n\n${lines.join('\n')}`;
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
