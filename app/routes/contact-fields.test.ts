import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { company, individual } from '#app/enquiries/core/enquiry.test-support.ts';
import { shownValue } from '#app/firm/contact/define-fields.ts';
import { FIELDS, STORED_FIELDS, typesWith, type FieldName } from '#app/firm/contact/enquiry-fields.ts';
import { storedEnquiries } from '#app/enquiries/core/stored-data.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { ENQUIRER_TYPES } from '#app/platform/db/enquiry-values.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { exportEnquiries } from '#app/enquiries/desk/inbox/export.server.ts';
import { readFilter } from '#app/enquiries/desk/inbox/filter.ts';
import { findEnquiry } from '#app/enquiries/desk/enquiry/thread.server.ts';
import { readOwnData } from '#app/platform/stored-data/stored-data.server.ts';
import { addMember, forgetAccounts, queuedMails } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit } from '#tests/routes.ts';
import { plans } from '#content/plans.ts';

await useTestDatabase();

const TYPED: Record<FieldName, string> = {
  ...company,
  message: individual.message,
  topic: plans[0]?.id ?? '',
};

beforeEach(async () => {
  await db().execute(sql`truncate enquiries cascade`);
  await forgetAccounts();
});

test('every field is stored and shown in the mail, the inbox, the export and own data', async () => {
  for (const userType of ENQUIRER_TYPES) {
    await db().execute(sql`truncate enquiries cascade`);
    await forgetAccounts();
    const names = FIELDS.filter((name) => typesWith(name).includes(userType));
    const typed = Object.fromEntries(names.map((name) => [name, TYPED[name]]));
    expect(await submit('/contact', { ...typed, userType })).toMatchObject({ status: 303 });
    const [row] = await db().select().from(enquiries);
    if (!row) throw new Error('The enquiry was not stored.');
    const stored = STORED_FIELDS.filter(({ name }) => names.includes(name));
    for (const { name, column } of stored) expect(row[column], name).toBeTruthy();

    const mails = await queuedMails();
    const toFirm = mails.find(({ subject }) => subject.startsWith('Enquiry'))?.text;
    const member = { id: await addMember({ email: company.email }), email: company.email };
    const line = (await exportEnquiries(readFilter(new URLSearchParams()), member.id)).at(1);
    const message = await findEnquiry(row.id, member.id);
    const own = (await readOwnData([storedEnquiries], member)).download.messages;
    for (const { column, control, inMail, inOwnData } of stored) {
      const value = shownValue(control, row[column] ?? '');
      expect(toFirm, inMail ? 'fact' : 'quotation').toContain(value);
      expect(line).toContain(value);
      expect(message?.[column]).toBe(row[column]);
      if (inOwnData) expect(own).toMatchObject([{ [column]: row[column] }]);
    }
  }
});
