import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function warn(line: string): void {
  process.stderr.write(`${styled('red', line, process.stderr)}\n`);
}

export function styled(style: Style, text: string, stream: NodeJS.WriteStream = process.stdout): string {
  return styleText(style, text, { stream });
}

export function sayTable(rows: [name: string, value: string][]): void {
  const width = Math.max(...rows.map(([name]) => name.length));
  for (const [name, value] of rows) say(`  ${styled('dim', name.padEnd(width))}  ${value}`);
}

const SIGN_OF_LIFE = 20_000;

export async function step<Result>(task: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  say(`${task} …`);
  const alive = setInterval(() => say(styled('dim', `  … ${task}, ${seconds().toFixed(0)} s`)), SIGN_OF_LIFE);
  const result = await work().finally(() => clearInterval(alive));
  if (seconds() >= 1) say(styled('dim', `  ${task}: ${seconds().toFixed(1)} s`));
  return result;
}
