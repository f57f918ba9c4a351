import { createHash, randomUUID } from 'node:crypto';
import { createCookie } from '@remix-run/node';
import { PDFDocument } from 'pdf-lib';
import type { Sql } from 'postgres';
import { hashOfSecret, makeSecret } from '#app/accounts/core/secret.server.ts';
import type { Approval } from '#app/platform/db/work-values.ts';
import { readEnv } from '#app/platform/env/env.server.ts';
import { openStorage } from '#app/platform/storage/storage.server.ts';
import { DAY, southAfricanDay } from '#app/platform/core/time.ts';
import { documentKey } from '#app/work/documents/keys.ts';
import type { AccountSite } from './account-fixture.ts';
import { addUser } from './accounts.ts';

const TYPE = 'application/pdf';
const LINES = 40;
const OF_EACH = 4;

/** `cookie`: the signer's. */
export type Paper = { work: string; item: string; cookie: string };

type Person = { id: string; email: string; cookie: string };

/** A delivered PDF of `pages` pages for each, in work of a different client; each person signs four. */
export async function addPapers({ sql, variables }: AccountSite, count: number, pages: number) {
  const bytes = await pdfOf(pages);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const storage = openStorage(readEnv(variables));
  const papers: Paper[] = [];
  let person = await addPerson(sql);
  for (let number = 0; number < count; number++) {
    if (number % OF_EACH === 0) person = await addPerson(sql);
    const document = { id: randomUUID(), sha256, size: bytes.length };
    await storage.put(documentKey(document.id), bytes, TYPE);
    papers.push(await addPaper(sql, person, document));
  }
  return { papers, kilobytes: Math.round(bytes.length / 1000) };
}

type File = { id: string; sha256: string; size: number };

async function addPaper(sql: Sql, { id, email, cookie }: Person, file: File): Promise<Paper> {
  const [taxpayer, work, item] = [randomUUID(), randomUUID(), randomUUID()];
  await sql`insert into taxpayers (id, kind, name) values (${taxpayer}, 'company', 'Karoo Bakery (Pty) Ltd')`;
  await sql`insert into taxpayer_members (taxpayer_id, user_id, role) values (${taxpayer}, ${id}, 'owner')`;
  await sql`insert into engagements (id, taxpayer_id, type, period, state)
    values (${work}, ${taxpayer}, 'emp501', '2027-1', 'in_progress')`;
  await sql`insert into documents (id, engagement_id, direction, name, type, size, sha256, scan_state)
    values (${file.id}, ${work}, 'to_client', 'Statements.pdf', ${TYPE}, ${file.size}, ${file.sha256}, 'clean')`;
  await sql`insert into request_items (id, engagement_id, position, what, takes, approval)
    values (${item}, ${work}, 1, 'The statements', 'approval', ${sql.json(approvalOf(file, email))})`;
  return { work, item, cookie };
}

function approvalOf({ id, sha256 }: File, email: string): Approval {
  return {
    figure: 'none',
    cents: null,
    payBy: null,
    documents: [{ id, name: 'Statements.pdf', sha256 }],
    given: null,
    signing: {
      kind: 'statements',
      signers: [{ name: 'Thandi Nkosi', email }],
      inOrder: false,
      until: southAfricanDay(new Date(Date.now() + 7 * DAY)),
      signatures: [],
      sealed: null,
    },
  };
}

async function addPerson(sql: Sql): Promise<Person> {
  const email = `signer-${randomUUID()}@example.org`;
  const id = await addUser(sql, { email });
  const secret = makeSecret();
  await sql`insert into sessions (id, user_id, idle_expires_at, expires_at)
    values (${hashOfSecret(secret)}, ${id}, now() + interval '1 day', now() + interval '1 day')`;
  const [cookie = ''] = (await createCookie('session').serialize(secret)).split(';');
  return { id, email, cookie };
}

async function pdfOf(pages: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (let page = 1; page <= pages; page++) {
    const drawn = pdf.addPage();
    for (let line = 0; line < LINES; line++)
      drawn.drawText(`Page ${page}, line ${line}: turnover R ${page * 1000 + line}`, {
        x: 50,
        y: 780 - line * 18,
        size: 11,
      });
  }
  return pdf.save();
}
