import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PROBLEM = /^\s*(content\/\S+):(\d+)\s+(.*)$/gm;
const REPAIRS: [named: RegExp, repair: (line: string, name: string) => string][] = [
  [/there is no page (\S+)$/, (line, page) => line.replaceAll(page, '/contact')],
  [/^'([\w-]+)' is not offered/, withoutWord],
  [/there is no service page content\/service-pages\/([\w-]+)\.md$/, withoutWord],
];

/**
 * Corrects each line that the build names, like an editor. Returns the number of lines; throws for one that it cannot
 * correct.
 */
export function correct(root: string, output: string): number {
  const problems = [...output.matchAll(PROBLEM)];
  for (const [whole, file = '', line = '', text = ''] of problems) {
    const path = join(root, file);
    const lines = readFileSync(path, 'utf8').split('\n');
    const at = Number(line) - 1;
    const [named, repair] = REPAIRS.find(([pattern]) => pattern.test(text)) ?? [];
    if (!named || !repair) throw new Error(`No repair is known for: ${whole.trim()}`);
    lines[at] = repair(lines[at] ?? '', named.exec(text)?.[1] ?? '');
    writeFileSync(path, lines.join('\n'));
  }
  return problems.length;
}

function withoutWord(line: string, word: string): string {
  return line.replaceAll(new RegExp(`(?:, )?'${word}',?`, 'g'), '');
}
