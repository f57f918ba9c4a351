import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Lifetime } from './lifetime.ts';
import { say, step } from './print.ts';
import { refusal } from './refusal.ts';
import { run, runScript } from './run.ts';

const HEADLESS = 'chromium-headless-shell';
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const FONTS = 'fonts-liberation';
const S3_PROGRAMS = ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph'];
const S3_PACKAGES = ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph-common'];

export async function requireChromium(lifetime: Lifetime): Promise<string> {
  const find = () => findChromium([HEADLESS, ...BROWSERS]);
  if (!find()) await installPackages([HEADLESS, FONTS], 'Installing Chromium', lifetime);
  return find() ?? requireFullChromium(lifetime);
}

export async function requireFullChromium(lifetime: Lifetime): Promise<string> {
  const find = () => findChromium(BROWSERS);
  if (!find()) await installPackages(['chromium', FONTS], 'Installing Chromium', lifetime);
  if (!find())
    await step('Downloading Chromium', () =>
      runScript('@playwright/test/cli.js', ['install', 'chromium'], { lifetime }),
    );
  const found = find();
  if (found) return found;
  throw refusal('There is no Chromium and none could be installed: install one, or set CHROME_PATH.');
}

/** Without Ceph's RADOS Gateway, the S3 half of the storage tests is skipped. */
export async function installObjectStore(lifetime: Lifetime): Promise<void> {
  if (hasObjectStore()) return;
  await installPackages(S3_PACKAGES, 'Installing Ceph RADOS Gateway, an S3 server', lifetime);
  if (!hasObjectStore())
    say('No S3 server can be installed here: the S3 half of the storage tests is skipped.');
}

/** Without Dovecot, the tests of received mail are skipped. */
export async function installImapServer(lifetime: Lifetime): Promise<void> {
  if (!findProgram('dovecot')) await installPackages(['dovecot-imapd'], 'Installing Dovecot', lifetime);
}

/** Without ClamAV's daemon, the tests of the virus scanner are skipped. */
export async function installVirusScanner(lifetime: Lifetime): Promise<void> {
  if (!findProgram('clamd')) await installPackages(['clamav-daemon'], 'Installing ClamAV', lifetime);
}

/** Without PgBouncer, the tests of a pooler are skipped. */
export async function installPooler(lifetime: Lifetime): Promise<void> {
  if (!findProgram('pgbouncer')) await installPackages(['pgbouncer'], 'Installing PgBouncer', lifetime);
}

/** Without Poppler and qpdf, nothing but the site itself checks the PDFs that it seals. */
export async function installPdfCheckers(lifetime: Lifetime): Promise<void> {
  if (!findProgram('pdfsig') || !findProgram('qpdf'))
    await installPackages(['poppler-utils', 'qpdf'], 'Installing Poppler and qpdf', lifetime);
}

/** Throws if there is no Caddy and none can be installed. */
export async function requireCaddy(lifetime: Lifetime): Promise<void> {
  if (!findProgram('caddy')) await installPackages(['caddy'], 'Installing Caddy', lifetime);
  if (!findProgram('caddy'))
    throw refusal('There is no Caddy and none could be installed: install one (https://caddyserver.com).');
}

/** Without nginx, the rolling upgrade is skipped. */
export async function installNginx(lifetime: Lifetime): Promise<void> {
  if (!findProgram('nginx')) await installPackages(['nginx-light'], 'Installing nginx', lifetime);
}

/** Without libfaketime, the clock tests are skipped. */
export async function installFaketime(lifetime: Lifetime): Promise<void> {
  if (!findProgram('faketime')) await installPackages(['faketime'], 'Installing libfaketime', lifetime);
}

function findChromium(programs: string[]): string | null {
  const candidates = [process.env.CHROME_PATH, ...programs.map(findProgram), chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

function hasObjectStore(): boolean {
  return S3_PROGRAMS.every(findProgram);
}

function findProgram(name: string): string | null {
  const paths = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'].map((folder) =>
    join(folder, name),
  );
  return paths.find(isExecutable) ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function installPackages(packages: string[], task: string, lifetime: Lifetime): Promise<void> {
  if (process.getuid?.() !== 0 || !findProgram('apt-get')) return;
  const options = { lifetime, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await step(task, async () => {
    await run('apt-get', ['update'], options);
    const { code, output } = await run(
      'apt-get',
      ['install', '-y', '--no-install-recommends', ...packages],
      options,
    );
    if (code !== 0) say(output.trimEnd().split('\n').slice(-3).join('\n'));
  });
}
