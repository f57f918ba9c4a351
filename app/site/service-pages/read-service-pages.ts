import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileServicePage } from './compile-service-page.ts';
import type { ServicePage } from './service-page.ts';

const FOLDER = 'content/service-pages';

export function readServicePages(root = process.cwd()): Record<string, ServicePage> {
  const names = readdirSync(join(root, FOLDER)).filter((name) => name.endsWith('.md'));
  return Object.fromEntries(
    names.map((name) => [
      name.slice(0, -'.md'.length),
      compileServicePage(readFileSync(join(root, FOLDER, name), 'utf8')),
    ]),
  );
}
