import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder } from '#server/compress.ts';
import type { Lifetime } from './lifetime.ts';
import { step } from './print.ts';
import { refusal } from './refusal.ts';
import { ROOT, runScript } from './run.ts';

const SOURCES = [
  'app',
  'content',
  'public',
  'package-lock.json',
  'remix.config.js',
  'tsconfig.json',
  'vite.config.ts',
];
const STAMP = join(ROOT, 'build', '.sources');

/** Skips the build when the sources are unchanged. Throws a refusal when it fails. */
export async function requireBuild(lifetime: Lifetime): Promise<void> {
  const sources = hashOf(SOURCES);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  rmSync(STAMP, { force: true });
  const { code, output } = await step('Building the site', () =>
    runScript('@remix-run/dev/dist/cli.js', ['vite:build'], { lifetime, env: { NODE_ENV: 'production' } }),
  );
  if (code !== 0) throw refusal(`${output.trimEnd()}\nThe site could not be built: mend what stands above.`);
  await compressFolder(join(ROOT, 'build', 'client'));
  mkdirSync(join(ROOT, 'build'), { recursive: true });
  writeFileSync(STAMP, sources);
}

function hashOf(paths: string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesOf)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesOf(path: string): string[] {
  const full = join(ROOT, path);
  if (!existsSync(full)) return [];
  if (path.includes('.')) return [path];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length))
    .toSorted();
}
