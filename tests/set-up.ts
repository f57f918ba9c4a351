import { publish } from '#app/content/core/change.server.ts';
import { findContent } from '#app/content/core/contents.server.ts';
import { onItem } from '#app/content/core/version-rows.server.ts';
import type { Step } from '#app/content/desk/set-up.server.ts';
import type { ContentValues } from '#app/platform/db/content-values.ts';
import { expect } from 'vitest';
import { addMember, signedInAs } from './accounts.ts';
import { submit, visit } from './routes.ts';

export async function submitAs(intent: string, kind: string): Promise<void> {
  const cookie = await signedInAs(
    await addMember({ role: 'editor', email: `${crypto.randomUUID()}@example.org` }),
  );
  expect((await submit('/admin/content/set-up', { intent, kind }, { cookie })).status).toBe(303);
}

export async function setUp(): Promise<Step[]> {
  const cookie = await signedInAs(
    await addMember({ role: 'editor', email: `${crypto.randomUUID()}@example.org` }),
  );
  return ((await visit('/admin/content/set-up', { cookie })).data as unknown as { steps: Step[] }).steps;
}

export async function step(name: string): Promise<Step> {
  return (await setUp()).find((one) => one.name === name)!;
}

export async function write(kind: string, id: string, values: ContentValues | null): Promise<void> {
  await onItem(findContent(kind)!, id, { actorId: null }, (act) =>
    publish(act, values ? { source: 'own', values } : { source: 'none' }),
  );
}
