import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { publish } from '#app/content/core/change.server.ts';
import { onItem } from '#app/content/core/version-rows.server.ts';
import { writeEdited } from '#app/content/core/edited-files.ts';
import { findContent } from '#app/content/core/contents.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { contentVersions } from '#app/platform/db/schema/content.ts';
import { runCommand } from '#tests/command.ts';
import { useTestDatabase } from '#tests/database.ts';
import { temporaryFolder } from '#tests/temporary.ts';

vi.setConfig({ testTimeout: 60_000 });

const database = await useTestDatabase();

const ID = '44444444-4444-4444-8444-444444444444';
const FILE = `content/edited/announcements/${ID}.json`;
const LINE = { text: 'Closed.', linkText: 'Prices', link: '/pricing', pages: 'all', from: null, until: null };

test('the operator writes what the desk published into files, and publishes files', async () => {
  const folder = temporaryFolder();
  await onItem(findContent('announcements')!, ID, { actorId: null }, (act) =>
    publish(act, { source: 'own', values: LINE }),
  );
  expect(await content('export', folder)).toEqual({ code: 0, output: `Written:\n  ${FILE}\n` });
  expect(existsSync(join(folder, FILE))).toBe(true);
  expect((await content('export', folder)).output).toBe('Nothing to write: the files have it all.\n');
  expect((await content('import', folder)).output).toBe('Nothing to publish: the desk has it all.\n');
  await db().delete(contentVersions);
  expect(await content('import', folder)).toEqual({ code: 0, output: `Published:\n  ${FILE}\n` });
  await db().delete(contentVersions);
  writeEdited(folder, { kind: 'announcements', item: ID, values: { ...LINE, link: '/nowhere' } });
  expect(await content('import', folder)).toEqual({
    code: 1,
    output: expect.stringContaining(
      `${FILE}: announcement “Closed.”: Where the link leads: There is no page /nowhere.`,
    ),
  });
  expect(await content('tidy')).toEqual({ code: 1, output: expect.stringMatching(/^Say what to do:$/m) });
});

function content(...args: string[]) {
  return runCommand(['content', ...args], { DATABASE_URL: database.url });
}
