import { join, resolve } from 'node:path';
import { createBackup } from './backups/create.ts';
import { live } from './lifetime.ts';
import { say, step } from './print.ts';
import { openSite } from './backups/site.ts';
import { refusal } from './refusal.ts';

const KEPT = 14;

await live(backup);

async function backup(): Promise<void> {
  const options = process.argv.slice(2);
  const folder = resolve(options.find((option) => !option.startsWith('--')) ?? join(dataFolder(), 'backups'));
  const site = await openSite();
  const made = await step('Writing the backup', () => createBackup(site, { folder, keep: keepOf(options) }));
  say(made);
}

function keepOf(options: string[]): number {
  const value =
    options.find((option) => option.startsWith('--keep='))?.slice('--keep='.length) ?? String(KEPT);
  if (!/^[1-9]\d{0,3}$/.test(value))
    throw refusal('--keep must be how many backups to keep, from 1 to 9999.');
  return Number(value);
}

function dataFolder(): string {
  return process.env.DATA_DIR || '.data';
}
