import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { PDFDocument } from 'pdf-lib';
import { db } from '#app/platform/db/client.server.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { taxpayerMembers } from '#app/platform/db/schema/taxpayers.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { DAY, southAfricanDay } from '#app/platform/core/time.ts';
import { freshDesk } from '#app/work/core/engagements/work.test-support.ts';
import { documentKey } from '#app/work/documents/keys.ts';
import { addMember, ADDRESS, signedInAs } from '#tests/accounts.ts';
import { put } from '#tests/database.ts';
import { submit } from '#tests/routes.ts';
import { type TestFile } from '#app/work/documents/documents.test-support.ts';
import { sealJob } from './seal-job.server.ts';

export const SIPHO = 'sipho@example.org';

const UNTIL = southAfricanDay(new Date(Date.now() + 7 * DAY));

export async function freshSigning() {
  const desk = await freshDesk();
  const work = desk.id;
  const other = await addMember({ email: SIPHO, fullName: 'Sipho Dube' });
  await put(taxpayerMembers, { taxpayerId: desk.taxpayerId, userId: other, role: 'owner' });
  await db().delete(requestItems).where(eq(requestItems.engagementId, work));
  await db().update(engagements).set({ state: 'in_progress' }).where(eq(engagements.id, work));
  return {
    work,
    ann: desk.ann,
    staff: await signedInAs(desk.ann),
    thandi: await signedInAs(desk.thandi),
    sipho: await signedInAs(other),
    statements: await deliver(work, 'Statements.pdf', await pdfOf('Statements')),
  };
}

export type Signing = Awaited<ReturnType<typeof freshSigning>>;

export async function pdfOf(text: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage().drawText(text);
  return pdf.save();
}

export async function deliver(
  work: string,
  name: string,
  bytes: Uint8Array,
  type = 'application/pdf',
): Promise<string> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const values = {
    name,
    type,
    size: bytes.length,
    sha256,
    scanState: 'clean',
    direction: 'to_client',
  } as const;
  const { id } = await put(documents, { ...values, engagementId: work });
  await storage().put(documentKey(id), bytes, type);
  return id;
}

export function askFor({ work, staff, statements }: Signing, fields: Record<string, string> = {}) {
  const { document = statements, signer = `${ADDRESS} ${SIPHO}`, ...others } = fields;
  const given = { title: 'The statements', why: '', kind: 'statements', until: UNTIL, ...others };
  const form = new URLSearchParams({ purpose: 'sign', ...given });
  if (document) form.append('document', document);
  for (const email of signer.split(' ').filter(Boolean)) form.append('signer', email);
  const type = 'application/x-www-form-urlencoded';
  const path = `/admin/work/${work}/deliver`;
  return submit(path, form.toString(), { cookie: staff, params: { id: work }, type });
}

/** At the bottom right of the first page, unless `fields` say otherwise. */
export async function mark({ work, staff, ...rest }: Signing, fields: Record<string, string> = {}) {
  const { id: item } = await itemOf({ work, staff, ...rest });
  const given = { signer: ADDRESS, document: rest.statements, page: '1', place: 'bottom-right', ...fields };
  const form = { intent: 'sign-place', item, ...given };
  return submit(`/admin/work/${work}`, form, { cookie: staff, params: { id: work } });
}

export function sign(signing: Signing, who: 'thandi' | 'sipho', typed: string) {
  return answer(signing, who, 'sign', { typed });
}

export async function answer(
  signing: Signing,
  who: 'thandi' | 'sipho',
  intent: string,
  fields: Record<string, string> = {},
) {
  const { work, [who]: cookie } = signing;
  const { id } = await itemOf(signing);
  return submit(`/work/${work}`, { intent, item: id, ...fields }, { cookie, params: { id: work } });
}

export async function itemOf({ work }: Signing) {
  const { engagementId, position } = requestItems;
  const [found] = await db()
    .select()
    .from(requestItems)
    .where(eq(engagementId, work))
    .orderBy(position)
    .limit(1);
  if (!found) throw new Error('Nothing is asked for.');
  return found;
}

export async function sealedFiles({ work }: Signing) {
  const rows = await db().select().from(documents).where(eq(documents.engagementId, work));
  return rows.filter(({ name }) => name.endsWith(', signed.pdf'));
}

/** Runs what is queued of it once more, as after a server that was killed. */
export async function queuedSeal() {
  const [row] = await db().execute<{ data: object }>(
    sql`select data from pgboss.job where name = ${sealJob.name} and state = 'created'`,
  );
  const data = sealJob.schema.parse(row?.data);
  const log = { info() {}, warn() {}, error() {} };
  return (attempt: number) => sealJob.run(data, { id: 'a job', attempt, log });
}

/** The fields of a delivery that is to be signed. */
export const TO_SIGN = {
  purpose: 'sign',
  title: 'The accounts',
  kind: 'statements',
  signer: ADDRESS,
  until: southAfricanDay(new Date(Date.now() + 7 * DAY)),
};

export async function returnAndAnnex(): Promise<TestFile[]> {
  return [
    { name: 'Return.pdf', bytes: await pdfOf('Return') },
    { name: 'Annex.pdf', bytes: await pdfOf('Annex') },
  ];
}
