import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE, SECOND } from '#app/platform/core/time.ts';
import { deadLetterQueue } from '#app/platform/jobs/job.ts';
import { mailJob } from '#app/platform/mail/mail.server.ts';
import type { ObjectStorage } from '#app/platform/storage/object.ts';
import { documentKey } from '#app/work/documents/keys.ts';
import { sealJob } from '#app/work/signatures/seal-job.server.ts';
import { faultsIn, signaturesIn } from '#tests/pdf-checkers.ts';
import type { Finding } from './fault.ts';
import { FAILED, type Paper, type Signers } from './signers.ts';
import { foundOf, wordsOf } from './tally.ts';
import { mailsTo, type TestSite } from './test-site.ts';

const WAIT = 10 * MINUTE;

type Row = {
  work: string;
  items: number;
  signed: string[];
  files: string[];
  events: number;
  isSealed: boolean;
};
type File = { id: string; sha256: string; isKnown: boolean };

/** Each completely signed paper is sealed once, into a known whole file, and each client has one mail about it. */
export async function judgeSignatures(
  testSite: TestSite,
  storage: ObjectStorage,
  { papers, wrong, tally }: Signers,
): Promise<Omit<Finding, 'done'>> {
  await untilSettled(testSite);
  const stored = await storedIn(testSite);
  const rows = new Map(stored.rows.map((row) => [row.work, row]));
  const { files, seals, waiting } = stored;
  const faults = await faultsOf(storage, files);
  const of = (one: Paper) => rows.get(one.id);
  const signed = papers.filter(({ end }) => end === 'signed');
  const others = papers.filter(({ end }) => end !== 'signed');
  const mails = await mailsOf(testSite);
  const mailsTwice = signed.flatMap(({ client, signers }) =>
    signers.map((to) => mails.get(`${to} ${client}`)?.size ?? 0),
  );
  const failed = Object.entries(tally.counts).filter(([kind]) => kind.startsWith(FAILED));
  const isWithout = (one: Paper, email: string) => !of(one)?.signed.includes(email);
  return {
    seen: `acts: ${wordsOf(tally)}; ${papers.length} papers asked for, ${signed.length} signed by both, ${files.length} sealed, each checked by Poppler and qpdf`,
    lost: foundOf({
      'signatures lost': signed.flatMap((one) => one.signers.filter((email) => isWithout(one, email))).length,
      'signed papers not sealed': signed.filter((one) => !of(one)?.isSealed).length,
      'mails of a sealed file lost': mailsTwice.filter((found) => found === 0).length,
      'seals given up, or not done in ten minutes': waiting,
    }),
    bad: [
      ...wrong,
      ...foundOf({
        'acts without words for an outage': failed.reduce((sum, [, acts]) => sum + acts, 0),
        'papers asked for twice': [...rows.values()].filter(({ items }) => items !== 1).length,
        'signed twice by one': [...rows.values()].filter(
          (row) => new Set(row.signed).size < row.signed.length,
        ).length,
        'sealed twice or half': signed.filter((one) => of(one)?.files.length !== 1).length,
        'sealed though not all had signed': others.filter((one) => of(one)?.isSealed || of(one)?.files.length)
          .length,
        'entries of a seal too many or too few': signed.filter((one) => of(one)?.events !== 1).length,
        'sealed files that are not known': files.filter(({ isKnown }) => !isKnown).length,
        'seals without a file': seals - files.length,
        'mails of a sealed file under a second Message-ID': mailsTwice.filter((found) => found > 1).length,
      }),
      ...faults,
    ],
  };
}

/** Waiting retries run at once: nothing breaks any more. */
async function untilSettled({ sql }: TestSite): Promise<void> {
  const deadline = performance.now() + WAIT;
  for (;;) {
    await sql`update pgboss.job set start_after = now() where state = 'retry'`;
    const [row] = await sql<{ waiting: number }[]>`select count(*)::int as waiting from pgboss.job
      where name in (${sealJob.name}, ${mailJob.name}) and state in ('created', 'retry', 'active')`;
    if (row?.waiting === 0 || performance.now() > deadline) return;
    await sleep(SECOND);
  }
}

/** In one snapshot, so that all are of the same moment. */
function storedIn({ sql }: TestSite) {
  return sql.begin('isolation level repeatable read read only', async (tx) => {
    const rows = await tx<Row[]>`select e.id as work, count(*)::int as items,
      array(select jsonb_path_query(i.approval, '$.signing.signatures[*].email') #>> '{}' from request_items i where engagement_id = e.id) as signed,
      array(select jsonb_path_query(i.approval, '$.signing.sealed[*].id') #>> '{}' from request_items i where engagement_id = e.id) as files,
      (select count(*)::int from engagement_events where engagement_id = e.id and text like 'Signed by all%') as events,
      bool_and(i.approval #> '{signing,sealed}' <> 'null') as "isSealed"
      from engagements e join request_items i on i.engagement_id = e.id group by e.id`;
    const files = await tx<File[]>`select id, d.sha256, s.sha256 is not null as "isKnown"
      from documents d left join seals s using (sha256) where name like '%, signed.pdf'`;
    const [counts] = await tx<{ seals: number; waiting: number }[]>`select
      (select count(*)::int from seals) as seals,
      (select count(*)::int from pgboss.job where name in (${sealJob.name}, ${deadLetterQueue(sealJob)})
        and state <> 'completed') as waiting`;
    return { rows, files, seals: counts?.seals ?? 0, waiting: counts?.waiting ?? 0 };
  });
}

async function faultsOf(storage: ObjectStorage, files: readonly File[]): Promise<string[]> {
  const found = { 'sealed files lost or changed': 0, 'sealed files whose seal does not hold': 0 };
  for (const { id, sha256 } of files) {
    const { bytes = new Uint8Array() } = (await storage.get(documentKey(id))) ?? {};
    if (createHash('sha256').update(bytes).digest('hex') !== sha256)
      found['sealed files lost or changed'] += 1;
    else if (faultsIn(bytes) !== '' || !signaturesIn(bytes).includes('Signature is Valid'))
      found['sealed files whose seal does not hold'] += 1;
  }
  return foundOf(found);
}

async function mailsOf(testSite: TestSite): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>();
  for (const { to, text, messageId } of await mailsTo(testSite)) {
    const client = /Client [\w-]{36}/.exec(text)?.[0];
    if (!client || !text.includes('for you')) continue;
    const key = `${to} ${client}`;
    found.set(key, (found.get(key) ?? new Set()).add(messageId));
  }
  return found;
}
