import { globSync, readFileSync } from 'node:fs';

const FILES = '{app,content,dev,drizzle,server,tests}/**/*.test.{ts,tsx}';

/** Starts a process, or asks a server around the built site. */
const STARTS_PROCESSES =
  /from '(?:node:child_process|#tests\/(?:built-site|command|node|object-store)\.ts|.*\/built-routes\.ts)'/;
const USES_DATABASE = /from '(?:#tests|\.)\/database\.ts'/;

export const PROJECTS = ['pure', 'db', 'process'] as const;

export type Project = (typeof PROJECTS)[number];

/** The vitest project of a test file, by what the file itself imports. */
export function projectOf(source: string): Project {
  if (STARTS_PROCESSES.test(source)) return 'process';
  return USES_DATABASE.test(source) ? 'db' : 'pure';
}

/** The test files of a project, relative to the root of the checkout. */
export function filesOf(project: Project): string[] {
  return globSync(FILES).filter((file) => projectOf(readFileSync(file, 'utf8')) === project);
}
