import { globSync, readFileSync } from 'node:fs';

const FILES = '{app,content,dev,drizzle,server,tests}/**/*.test.{ts,tsx}';

const STARTS_PROCESSES =
  /from '(?:node:child_process|#tests\/(?:built-site|command|node|object-store|pdf-checkers)\.ts|.*\/built-routes\.ts)'/;
const USES_DATABASE = /from '(?:#tests|\.)\/database\.ts'/;

/** Rules for sources and documents read the disk: no import says which change concerns them. */
const READS_FILES = /from '(?:node:fs|\.\/requirements\.ts)'/;

/** `services` has a database, and its tests may start more. */
export const PROJECTS = ['pure', 'services'] as const;

export type Project = (typeof PROJECTS)[number];

export function projectOf(source: string): Project {
  return startsProcesses(source) || USES_DATABASE.test(source) ? 'services' : 'pure';
}

/** The build's, or those of a program that may have to be installed. */
export function startsProcesses(source: string): boolean {
  return STARTS_PROCESSES.test(source);
}

export function isOfRules(source: string): boolean {
  return projectOf(source) === 'pure' && READS_FILES.test(source);
}

export function filesOf(project: Project): string[] {
  return filesWith((source) => projectOf(source) === project);
}

export function filesWith(isWanted: (source: string) => boolean): string[] {
  return globSync(FILES).filter((file) => isWanted(readFileSync(file, 'utf8')));
}
