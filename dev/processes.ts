import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

type ProcessFacts = { parent: number; commandLine: string };

/** Null also for a zombie. */
export function findProcess(pid: number): ProcessFacts | null {
  return existsSync('/proc/self/stat') ? fromProc(pid) : fromPs(pid);
}

export async function processGone(pid: number, timeout: number): Promise<boolean> {
  const deadline = Date.now() + timeout;
  while (findProcess(pid)) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}

function fromProc(pid: number): ProcessFacts | null {
  try {
    const commandLine = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    // The second field is the name in brackets, which may contain spaces and brackets.
    const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return commandLine === '' ? null : { parent: Number(parent), commandLine };
  } catch {
    return null;
  }
}

function fromPs(pid: number): ProcessFacts | null {
  const answer = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' });
  const match = /^\s*(\d+)\s+(.+?)\s*$/m.exec(answer.stdout ?? '');
  return match?.[1] && match[2] ? { parent: Number(match[1]), commandLine: match[2] } : null;
}
