import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `file` is relative to the project, `line` counts from 1. */
export type Problem = { file: string; line: number; text: string };

export type Source = { file: string; text: string };

export function readSources(root: string): Source[] {
  return readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:md|ts)$/.test(name) && !name.includes('.test.'))
    .map((name) => `content/${name.replaceAll('\\', '/')}`)
    .toSorted()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}

export function folderOf({ file }: Source): string {
  return file.split('/').slice(1, -1).join('/');
}

export function problem({ file, text: source }: Source, index: number, text: string): Problem {
  return { file, line: source.slice(0, index).split('\n').length, text };
}
