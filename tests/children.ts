import { execFileSync } from 'node:child_process';

/** This process's child with the script, not the shell in between. */
export function childWith(script: string): number | null {
  const found = execFileSync('ps', ['--ppid', String(process.pid), '-o', 'pid=,args='], { encoding: 'utf8' });
  const line = found.split('\n').find((one) => one.includes(script) && !one.includes('/bin/sh'));
  return line === undefined ? null : Number(line.trim().split(' ')[0]);
}

/** Throws if there is none. */
export function killChildWith(script: string): void {
  process.kill(childWith(script) ?? NaN, 'SIGKILL');
}
