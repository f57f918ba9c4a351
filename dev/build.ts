import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleServer } from '#server/bundle.ts';
import { compressFolder } from '#server/compress.ts';
import type { Lifetime } from './lifetime.ts';
import { step } from './print.ts';
import { refusal } from './refusal.ts';
import { ROOT, runScript } from './run.ts';

const BUILD = join(ROOT, 'build');
const SITE = [
  'app',
  'content',
  'public',
  'package-lock.json',
  'remix.config.js',
  'tsconfig.json',
  'vite.config.ts',
  'dev/chunks.ts',
];
const SERVER = [...SITE, 'server', 'drizzle', 'patches'];

/** Builds what has changed since the last time. Throws a refusal when the site cannot be built. */
export async function requireBuild(lifetime: Lifetime): Promise<void> {
  await whenChanged('.site', SITE, () => step('Building the site', () => buildSite(lifetime)));
  await whenChanged('.server', SERVER, bundleServer);
}

async function buildSite(lifetime: Lifetime): Promise<void> {
  const options = { lifetime, env: { NODE_ENV: 'production' } };
  const { code, output } = await runScript('@remix-run/dev/dist/cli.js', ['vite:build'], options);
  if (code !== 0)
    throw refusal(`${output.trimEnd()}\nThe site could not be built: correct what is listed above.`);
  await compressFolder(join(BUILD, 'client'));
}

async function whenChanged(stamp: string, sources: string[], build: () => Promise<void>): Promise<void> {
  const file = join(BUILD, stamp);
  const hash = hashOf(sources);
  if (existsSync(file) && readFileSync(file, 'utf8') === hash) return;
  rmSync(file, { force: true });
  await build();
  mkdirSync(BUILD, { recursive: true });
  writeFileSync(file, hash);
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
    .filter((entry) => entry.isFile() && !/\.test(-support)?\./.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length))
    .toSorted();
}
