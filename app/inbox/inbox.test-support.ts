import { randomUUID } from 'node:crypto';
import { db } from '#app/db/client.server.ts';
import { contactMessages } from '#app/db/schema/contact.ts';
import { addMember, forgetAccounts } from '#tests/accounts.ts';
import { emptyTables } from '#tests/empty-tables.ts';

type New = Partial<typeof contactMessages.$inferInsert>;

export async function addMessage(fields: New = {}): Promise<string> {
  const [row] = await db()
    .insert(contactMessages)
    .values({
      submissionKey: randomUUID(),
      userType: 'individual',
      name: 'Thandi Nkosi',
      email: 'thandi@example.co.za',
      phone: '+27 821234567',
      subject: 'Provisional tax for the first time',
      message: 'I started to freelance in May. What must I file, and when?',
      acknowledgementId: '<acknowledged@firm.example>',
      ...fields,
    })
    .returning();
  return row?.id ?? '';
}

export async function deleteAllMessages(): Promise<void> {
  await emptyTables('contact_messages');
}

/** No messages, and two administrators to handle them. */
export async function freshInbox(): Promise<{ ann: string; ben: string }> {
  await deleteAllMessages();
  await forgetAccounts();
  return {
    ann: await addMember({ email: 'ann@example.org', fullName: 'Ann', admin: true }),
    ben: await addMember({ email: 'ben@example.org', fullName: 'Ben', admin: true }),
  };
}
