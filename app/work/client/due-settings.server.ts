import { eq } from 'drizzle-orm';
import { hashOfSecret, makeSecret } from '#app/accounts/core/secret.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { dueSettings } from '#app/platform/db/schema/taxpayers.ts';

export type DueSettings = { wantsMails: boolean; hasFeed: boolean };

export async function findDueSettings(userId: string): Promise<DueSettings> {
  const [stored] = await db().select().from(dueSettings).where(eq(dueSettings.userId, userId));
  return { wantsMails: stored?.wantsMails ?? true, hasFeed: Boolean(stored?.feedHash) };
}

export function setDueMails(userId: string, wantsMails: boolean): Promise<void> {
  return store(userId, { wantsMails });
}

export async function renewDueFeed(userId: string): Promise<string> {
  const secret = makeSecret();
  await store(userId, { feedHash: hashOfSecret(secret) });
  return secret;
}

export function endDueFeed(userId: string): Promise<void> {
  return store(userId, { feedHash: null });
}

async function store(
  userId: string,
  values: Partial<Pick<typeof dueSettings.$inferInsert, 'wantsMails' | 'feedHash'>>,
): Promise<void> {
  await db()
    .insert(dueSettings)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: dueSettings.userId, set: values });
}
