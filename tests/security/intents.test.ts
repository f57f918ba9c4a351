import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { globSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { sessions } from '#app/platform/db/schema/accounts.ts';
import { intentOf } from '#app/platform/forms/posted-forms.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit } from '#tests/routes.ts';
import { cookieOf, seed } from './fixture.ts';
import { sentTo, type Form } from './form.ts';
import { FORMS } from './forms.ts';

vi.setConfig({ testTimeout: 300_000 });
await useTestDatabase();

test('every intent that a page declares is posted by the security tests', async () => {
  /** By the commands of a page: the intents that its routes' forms post. */
  const pages = new Map<object, Set<string>>();
  await seed();
  const signedIn = await db().$count(sessions);
  for (const form of Object.values(FORMS)) {
    // The previous form may have signed its sender out.
    if ((await db().$count(sessions)) < signedIn) await seed();
    const commands = await commandsOf(form);
    if (!commands) continue;
    const posted = pages.get(commands) ?? new Set();
    for (const { intent } of sentTo(form)) posted.add(intentOf(intent));
    pages.set(commands, posted);
  }
  const missing = [...pages].flatMap(([commands, posted]) => {
    const intents = Object.keys(commands);
    const left = intents.filter((intent) => !posted.has(intent));
    return left.length > 0 ? [`of ${intents.join(', ')}: ${left.join(', ')}`] : [];
  });
  expect(missing).toEqual([]);
  expect(pages.size, 'calls of postedForms in app/').toBe(countOfPages());
});

/** Null for a page with one form, and for an address whose file the tests do not know. */
async function commandsOf({ path, who }: Form): Promise<object | null> {
  let commands: object | null = null;
  const listen = (message: unknown) => {
    commands = message as object;
  };
  subscribe('posted-forms', listen);
  await submit(path, { intent: 'one that no page has' }, { cookie: cookieOf(who).Cookie }).catch(() => null);
  unsubscribe('posted-forms', listen);
  return commands;
}

function countOfPages(): number {
  const files = globSync('app/**/*.{ts,tsx}', { exclude: ['app/platform/forms/**', '**/*.test.ts'] });
  const calls = files.map((file) => readFileSync(file, 'utf8').match(/\bpostedForms[(<]/g)?.length ?? 0);
  return calls.reduce((sum, count) => sum + count, 0);
}
