import { globSync, readFileSync } from 'node:fs';

const FILES = '{app,content,dev,drizzle,server,tests}/**/*.test.{ts,tsx}';

const STARTS_PROCESSES =
  /from '(?:node:child_process|#tests\/(?:built-site|command|node|object-store)\.ts|.*\/built-routes\.ts)'/;
const USES_DATABASE = /from '(?:#tests|\.)\/database\.ts'/;

export const PROJECTS = ['pure', 'db', 'process'] as const;

export type Project = (typeof PROJECTS)[number];

export function projectOf(source: string): Project {
  if (STARTS_PROCESSES.test(source)) return 'process';
  return USES_DATABASE.test(source) ? 'db' : 'pure';
}

export function filesOf(project: Project): string[] {
  return globSync(FILES).filter((file) => projectOf(readFileSync(file, 'utf8')) === project);
}
