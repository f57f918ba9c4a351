import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '#dev/run.ts';
import { makeFolder } from '#tests/folder.ts';

const REMOVED = ['payroll', 'tax-trust'];
const LEFT_OUT = new Set(['.data', '.git', 'build', 'node_modules']);

/** A firm without payroll and trusts takes over a copy of the site; `trial.ts` runs in the copy. */
const copy = makeFolder('take-over-');
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
cpSync(ROOT, copy, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
linkPackages();
for (const service of REMOVED) rmSync(join(copy, `content/service-pages/${service}.md`));

const trial = spawn(process.execPath, ['tests/take-over/trial.ts'], { cwd: copy, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => trial.kill(signal));
const [code] = await once(trial, 'close');
process.exitCode = code ?? 1;

/** Each package separately: what the copy installs or removes must not reach this clone's packages. */
function linkPackages(): void {
  const packages = join(ROOT, 'node_modules');
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(packages).filter((name) => name !== '.package-lock.json'))
    symlinkSync(join(packages, name), join(copy, 'node_modules', name));
  cpSync(join(packages, '.package-lock.json'), join(copy, 'node_modules', '.package-lock.json'));
}
