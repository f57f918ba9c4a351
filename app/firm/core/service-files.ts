import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { splitFrontMatter } from '#app/platform/markdown/front-matter.ts';
import { serviceIdOf } from './service-id.ts';
import { serviceFacts } from './service-facts.ts';

const FOLDER = 'content/service-pages';
const shown = z.object({ path: z.templateLiteral(['/', z.string()]), service: serviceFacts });

export type Service = z.infer<typeof serviceFacts> & { id: string; path: `/${string}` };

export function readServices(root = process.cwd()): Service[] {
  return readdirSync(join(root, FOLDER))
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => shown.safeParse(headOf(join(root, FOLDER, name))).data ?? [])
    .map(({ path, service }) => ({ id: serviceIdOf(path), path, ...service }))
    .toSorted((a, b) => a.menu.place - b.menu.place);
}

function headOf(file: string): unknown {
  try {
    return splitFrontMatter(readFileSync(file, 'utf8')).head;
  } catch {
    return null;
  }
}
