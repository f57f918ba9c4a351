import { randomUUID } from 'node:crypto';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { addMember, forgetAccounts } from '#tests/accounts.ts';
import { put } from '#tests/database.ts';
import { emptyTables } from '#tests/empty-tables.ts';

type New = Partial<typeof enquiries.$inferInsert>;

export async function addEnquiry(fields: New = {}): Promise<string> {
  const stored = await put(enquiries, {
    submissionKey: randomUUID(),
    userType: 'individual',
    name: 'Thandi Nkosi',
    email: 'thandi@example.co.za',
    phone: '+27 821234567',
    subject: 'Provisional tax for the first time',
    message: 'I started to freelance in May. What must I file, and when?',
    acknowledgementId: '<acknowledged@firm.example>',
    ...fields,
  });
  return stored.id;
}

export async function deleteAllEnquiries(): Promise<void> {
  await emptyTables('enquiries');
}

export async function freshMember(): Promise<string> {
  await deleteAllEnquiries();
  await forgetAccounts();
  return addMember();
}

export async function freshInbox(): Promise<{ ann: string; ben: string }> {
  await deleteAllEnquiries();
  await forgetAccounts();
  return {
    ann: await addMember({ email: 'ann@example.org', fullName: 'Ann', admin: true }),
    ben: await addMember({ email: 'ben@example.org', fullName: 'Ben', admin: true }),
  };
}
