import { readFileSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { Problem } from './sources.ts';

const ERROR = /^(content\/[^(]+)\((\d+),\d+\): error TS\d+: (.*)$/;

export async function typeProblems(root: string): Promise<Problem[]> {
  const output = await compilerOutput(root);
  return output.split('\n').flatMap((line) => {
    const [, file, at, text] = ERROR.exec(line) ?? [];
    return file && text ? [{ file, line: Number(at), text }] : [];
  });
}

function compilerOutput(root: string): Promise<string> {
  const bin = join(root, 'node_modules/typescript');
  const { bin: bins } = JSON.parse(readFileSync(join(bin, 'package.json'), 'utf8'));
  return new Promise((resolve, reject) => {
    const args = [join(bin, bins.tsc), '--noEmit', '--pretty', 'false', '-p', 'dev/content/tsconfig.json'];
    execFile(process.execPath, args, { cwd: root, maxBuffer: 1e8 }, (error, stdout) => {
      if (error && typeof error.code !== 'number') reject(error);
      else resolve(stdout);
    });
  });
}
