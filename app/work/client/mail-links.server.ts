import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { and, asc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { countMail } from '#app/accounts/core/attempts.server.ts';
import { email } from '#app/accounts/core/forms.ts';
import { answerRefused, failed, invalid, limited } from '#app/accounts/core/refusal.server.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { PRIVATE_PAGE } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { parseForm, requireForm } from '#app/platform/http/form.ts';
import { defineJob } from '#app/platform/jobs/job.ts';
import { enqueue } from '#app/platform/jobs/queue.server.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import { DAY, MINUTE, SECOND } from '#app/platform/core/time.ts';
import { isPresent } from '#app/work/core/engagements/access.server.ts';
import { addEngagementLink } from '#app/work/core/engagements/links.server.ts';
import { NAMED, namingOf } from '#app/work/core/engagements/own-data.server.ts';
import { isRecipient, recipientsOf } from '#app/work/core/engagements/recipients.server.ts';
import { UNENDED } from '#app/work/core/engagements/states.ts';
import { titleOf } from '#app/work/core/engagements/titles.ts';
import { workLinksMail, type LinkedWork } from './links-mail.server.ts';
import { openRequestsOf } from './waiting.server.ts';

const NOT_SENT = 'The mail was not sent';
const MOST = 20;

const addressSchema = z.object({ email });

/** A job looks for the work, so neither answer nor time reveals whether we know the address. */
export const workLinksJob = defineJob<{ email: string }>({
  name: 'work-links',
  schema: z.object({ email: z.string() }),
  policy: {
    retries: 20,
    firstWait: 2 * SECOND,
    longestWait: 10 * MINUTE,
    timeout: 2 * MINUTE,
    keepWaiting: DAY,
    keepDone: 10 * MINUTE,
  },
  run: ({ email }) => mailWorkLinks(email),
});

/** The action of the page that asks for links: the same answer for every address. */
export async function askForLinks({ request, context }: ActionFunctionArgs) {
  const requestContext = contextOf(context);
  const submission = parseForm(await requireForm(request), addressSchema);
  const refuse = (what: Parameters<typeof answerRefused>[0]) =>
    answerRefused(what, requestContext, 'a mail with links could not be queued');
  if (submission.status !== 'success') return refuse(invalid(submission));
  const { email } = submission.value;
  try {
    const wait = await countMail('work-links', email, requestContext.clientAddress);
    if (wait > 0) return refuse(limited(submission, NOT_SENT, wait));
    await db().transaction((tx) => enqueue(tx, workLinksJob, { email }));
  } catch (error) {
    return refuse(failed(submission, NOT_SENT, error));
  }
  return redirect('/auth/link?sent', { status: 303, headers: { 'Cache-Control': PRIVATE_PAGE } });
}

/** One mail with a link to each piece of open work; none to an address without any. */
export function mailWorkLinks(address: string, now = new Date()): Promise<void> {
  return db().transaction(async (tx) => {
    const email = address.toLowerCase();
    const rows = await openWorkOf(tx, email);
    const works: LinkedWork[] = [];
    for (const { id, type, period, taxpayer, dates } of rows) {
      const secret = await addEngagementLink(tx, { engagementId: id, email }, now);
      const waits = (await openRequestsOf(id)).map(({ what }) => what);
      const title = titleOf(type, period, namingOf(dates));
      works.push({ engagementId: id, title, taxpayer, waits, secret });
    }
    const [first, ...others] = works;
    if (!first || !rows[0]) return;
    const recipients = await recipientsOf(tx, rows[0].taxpayerId);
    const name = recipients.find((one) => one.email === email)?.name ?? rows[0].taxpayer;
    await queueMail(tx, workLinksMail.write(email, { name, works: [first, ...others] }), now);
  });
}

function openWorkOf(tx: Transaction, email: string) {
  const { id, type, period, taxpayerId, state, dueOn } = engagements;
  return tx
    .select({ id, type, period, taxpayerId, taxpayer: taxpayers.name, dates: NAMED })
    .from(engagements)
    .innerJoin(taxpayers, eq(taxpayers.id, taxpayerId))
    .where(and(isPresent, isIn(state, UNENDED), isRecipient(email)))
    .orderBy(asc(dueOn), asc(id))
    .limit(MOST);
}
