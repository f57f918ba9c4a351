import { execFileSync } from 'node:child_process';

/** The process that this one has started with the script; the shell before it does not count. */
export function childWith(script: string): number | null {
  const found = execFileSync('ps', ['--ppid', String(process.pid), '-o', 'pid=,args='], { encoding: 'utf8' });
  const line = found.split('\n').find((one) => one.includes(script) && !one.includes('/bin/sh'));
  return line === undefined ? null : Number(line.trim().split(' ')[0]);
}

/** Throws while there is none. */
export function killChildWith(script: string): void {
  process.kill(childWith(script) ?? NaN, 'SIGKILL');
}
