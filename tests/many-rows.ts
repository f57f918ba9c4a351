import { randomUUID } from 'node:crypto';
import { getTableName, sql } from 'drizzle-orm';
import { categoriesOf, lists } from '#app/lists/core/lists.ts';
import { tableOf } from '#app/lists/core/tables.server.ts';
import { estateKept } from '#app/tools/estate/estate-kept.ts';
import { freelancerKept } from '#app/tools/freelancer/freelancer-kept.ts';
import { keep } from '#app/tools/kept/kept.server.ts';
import { saveCalculation } from '#app/tools/saved/saved.server.ts';
import { addEnquiry } from '#app/enquiries/desk/inbox/inbox.test-support.ts';
import { addBooking } from '#app/bookings/core/bookings.test-support.ts';
import { addLink } from '#app/bookings/core/links.server.ts';
import { seedWork, type SeededWork } from './many-works.ts';
import { hashOfSecret } from '#app/accounts/core/secret.server.ts';
import { recoveries } from '#app/platform/db/schema/recoveries.ts';
import { ADDRESS } from './accounts.ts';
import { db } from '#app/platform/db/client.server.ts';
import { receivedFiles, receivedMails } from '#app/platform/db/schema/received.ts';
import { paymentMails } from '#app/platform/db/schema/payment-mails.ts';
import { handOverToken } from '#app/work/signatures/hand-over.server.ts';
import { seal } from '#app/platform/http/sealed.server.ts';
import { put } from './database.ts';

const INPUTS = {
  values: { grossIncome: '500000', basis: 'firm', taxYear: '2023' },
  exact: {},
  tax: 10_340_500,
};

const MAIL = JSON.stringify({
  to: 'someone@example.org',
  subject: 'A mail',
  messageId: '<a-mail>',
  date: '2026-01-05T08:00:00Z',
});

export type Seeded = SeededWork & {
  client: string;
  message: string;
  /** A file of a mail in it. */
  paper: string;
  calculation: string;
  keptFreelancer: string;
  keptEstate: string;
  paymentMails: string;
  inPerson: string;
  booking: string;
  bookingLink: string;
  recovery: string;
};

export async function seedRows(memberId: string, count: number): Promise<Seeded> {
  await seedLists(count);
  await seedPeople(memberId, count);
  await seedMails(count);
  const client = await oldestClient();
  const message = await addEnquiry({ assigneeId: memberId, memberId });
  for (let number = 1; number < count; number += 1) await addEnquiry({ memberId });
  await seedEntries(memberId, { client, message }, count);
  const paper = await seedPapers(message, count);
  const calculation = await seedCalculations(memberId, count);
  const [booked, work] = [await seedBookings(memberId, count), await seedWork(memberId, count)];
  const recovery = await seedRecoveries(memberId, count);
  const keptFreelancer = await keep(freelancerKept, { years: { 2027: { in1: '40 000' } } });
  const keptEstate = await keep(estateKept, { size: 'large', death: '2026-08-03', letters: null, done: {} });
  const mails = await seedPaymentMails();
  return {
    client,
    message,
    paper,
    calculation,
    keptFreelancer,
    keptEstate,
    paymentMails: mails,
    inPerson: handedOver(work),
    recovery,
    ...booked,
    ...work,
  };
}

/** Work without a signature. */
function handedOver({ engagement }: SeededWork): string {
  const inPerson = { before: 'Bob Brink', by: randomUUID(), document: 'passport', digits: '123' } as const;
  return handOverToken({
    work: engagement,
    item: randomUUID(),
    key: 'x',
    email: 'somebody@example.org',
    inPerson,
  });
}

async function seedPaymentMails(): Promise<string> {
  const id = randomUUID();
  await put(paymentMails, { id, email: `${id}@example.org`, sealedLink: 'x' });
  return seal(id, 'payment mails');
}

async function seedPapers(enquiryId: string, count: number): Promise<string> {
  const hash = (randomUUID() + randomUUID()).replaceAll('-', '');
  await put(receivedMails, { hash, kind: 'personal', enquiryId, size: 1 });
  const file = { mailHash: hash, type: 'application/pdf', size: 1 };
  const { id } = await put(
    receivedFiles,
    ...Array.from({ length: count }, (_, position) => ({ ...file, position, name: `${position}.pdf` })),
  );
  return id;
}

async function seedBookings(
  memberId: string,
  count: number,
): Promise<Pick<Seeded, 'booking' | 'bookingLink'>> {
  const values = { way: 'video', memberId, email: 'somebody@example.org' } as const;
  const [booking = ''] = await Promise.all(Array.from({ length: count }, () => addBooking(values)));
  return { booking, bookingLink: await db().transaction((tx) => addLink(tx, booking)) };
}

/** The first waits for a second colleague. */
async function seedRecoveries(memberId: string, count: number): Promise<string> {
  await db().delete(recoveries);
  const request = {
    name: 'Thandi Nkosi',
    phone: '+27821234567',
    isAddressLost: true,
    email: 'new@example.org',
  };
  const proved = { userId: memberId, formerEmail: ADDRESS, proof: 'called', provedBy: randomUUID() } as const;
  const rows = Array.from({ length: count }, (_, at) => ({
    ...request,
    ...(at === 0
      ? { ...proved, provedAt: new Date(), state: 'waiting' as const }
      : { state: 'open' as const }),
    confirmHash: hashOfSecret(randomUUID()),
  }));
  const [first] = await db().insert(recoveries).values(rows).returning({ id: recoveries.id });
  return first?.id ?? '';
}

async function seedLists(count: number): Promise<void> {
  for (const list of lists) {
    const [first] = categoriesOf(list);
    const category = first && { column: ', category', value: `, '${first.value}'` };
    await db().execute(
      sql.raw(`
        insert into ${getTableName(tableOf(list))} (name, description, logo_url, deleted_at${category?.column ?? ''})
        select 'Row ' || n, 'What it does', '/logos/x.webp', deleted_at${category?.value ?? ''}
        from generate_series(1, ${count}) as n, (values (null), (now())) as states (deleted_at)`),
    );
  }
}

async function seedPeople(memberId: string, count: number): Promise<void> {
  const mark = randomUUID();
  await db().execute(sql`
    with added as (
      insert into users (email, password_hash, email_verified_at)
      select ${mark} || n || '@example.org', 'none', now() from generate_series(1, ${count}::int) as n returning id
    ), named as (
      insert into profiles (id, full_name, user_type) select id, 'Somebody Else', 'individual' from added
    )
    insert into user_roles (user_id, role) select id, 'admin' from added`);
  await db().execute(sql`
    insert into sessions (id, user_id, idle_expires_at, expires_at, user_agent)
    select encode(sha256((${mark} || n)::bytea), 'hex'), ${memberId}, now() + interval '1 day', now() + interval '1 day', 'Firefox'
    from generate_series(1, ${count}::int) as n`);
}

async function seedMails(count: number): Promise<void> {
  await db().execute(sql`
    insert into pgboss.job (name, data, source_name, source_output)
    select queue, ${MAIL}::jsonb, 'mail', '{"reason": "EENVELOPE 550"}'
    from generate_series(1, ${count}::int), (values ('mail'), ('mail_dead')) as queues (queue)`);
}

async function seedEntries(
  memberId: string,
  of: Pick<Seeded, 'client' | 'message'>,
  count: number,
): Promise<void> {
  await db().execute(sql`
    insert into audit_entries (actor_id, action, entity, entity_id, changes)
    select ${memberId}, 'client.update', 'client', ${of.client}, '{"name": {"from": "A", "to": "B"}}'
    from generate_series(1, ${count}::int)`);
  await db().execute(sql`
    insert into enquiry_entries (enquiry_id, kind, author_id, body)
    select ${of.message}, 'note', ${memberId}, 'Called' from generate_series(1, ${count}::int)`);
}

async function seedCalculations(ownerId: string, count: number): Promise<string> {
  const saved = { title: 'Individual Tax', kind: 'individual', inputs: INPUTS, ownerId } as const;
  for (let number = 1; number < count; number += 1) await saveCalculation(saved);
  return saveCalculation(saved);
}

async function oldestClient(): Promise<string> {
  const [row] = await db().execute<{ id: string }>(
    sql`select id from clients where deleted_at is null order by created_at limit 1`,
  );
  return row?.id ?? '';
}
