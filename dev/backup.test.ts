import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { MINUTE } from '#app/platform/core/time.ts';
import { runCommand } from '#tests/command.ts';
import { useTestDatabase } from '#tests/database.ts';
import { nightly } from '#tests/nightly.ts';
import { temporaryFolder } from '#tests/temporary.ts';

vi.setConfig({ testTimeout: 2 * MINUTE });

const { url: DATABASE_URL } = await useTestDatabase();

nightly('a service that starts again makes no second backup on that day', async () => {
  const folder = temporaryFolder();
  const backup = (...args: string[]) =>
    runCommand(['backup', folder, ...args], { DATABASE_URL, DATA_DIR: folder });
  expect((await backup('--daily')).code).toBe(0);
  expect(await backup('--daily')).toEqual({ code: 0, output: '' });
  expect(readdirSync(folder)).toHaveLength(1);
  expect((await backup('--keep=none')).output).toBe('--keep must be a number from 1 to 9999.\n');
});

test('a mistyped drill restores nothing; a backup must find and write its objects', async () => {
  const folder = temporaryFolder();
  const variables = { DATABASE_URL, DATA_DIR: folder };
  expect(await runCommand(['restore', folder, '--dril'], variables)).toEqual({
    code: 1,
    output: expect.stringMatching(/^Unknown option '--dril'.*: npm run restore/s),
  });
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect((await runCommand(['backup', join(file, 'x')], variables)).output).toMatch(
    /cannot be written to .* \(ENOTDIR\)/,
  );
  const nowhere = { DATABASE_URL, DATA_DIR: '', S3_ENDPOINT: '' };
  if (!existsSync('.data/objects'))
    expect((await runCommand(['backup', folder], nowhere)).output).toMatch(
      /^DATABASE_URL is set, but neither/,
    );
});
