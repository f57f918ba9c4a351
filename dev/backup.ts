import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DAY, HOUR } from '#app/platform/core/time.ts';
import { createBackup, newestBackup } from './backups/create.ts';
import { openSite } from './backups/site.ts';
import { live } from './lifetime.ts';
import { say, step } from './print.ts';
import { refusal } from './refusal.ts';
import { detailOf, messageOf } from '#app/platform/core/own-error.ts';

/** The shortest time between two daily backups. */
const DAILY = 23 * HOUR;

await live(backup);

async function backup(): Promise<void> {
  const { values, positionals } = readOptions();
  const folder = resolve(positionals[0] ?? join(process.env.DATA_DIR || '.data', 'backups'));
  const keep = wholeNumber('--keep', values.keep);
  const keepFor = wholeNumber('--keep-days', values['keep-days']) * DAY;
  const newest = await newestBackup(folder);
  if (values.daily && newest && Date.now() - newest.getTime() < DAILY) return;
  const site = await openSite();
  const writing = () => createBackup(site, { folder, keep, keepFor });
  say(await step('Writing the backup', writing).catch((error: unknown) => explain(error, folder)));
}

function explain(error: unknown, folder: string): never {
  const code = String(detailOf(error, 'code'));
  if (!['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR'].includes(code)) throw error;
  throw refusal(`The backup cannot be written to ${folder} (${code}).`);
}

function readOptions() {
  const options = {
    keep: { type: 'string', default: '14' },
    'keep-days': { type: 'string', default: '14' },
    daily: { type: 'boolean', default: false },
  } as const;
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw refusal(`${messageOf(error)}: npm run backup -- [FOLDER] [--keep=14] [--keep-days=14] [--daily]`);
  }
}

function wholeNumber(option: string, value: string): number {
  if (/^[1-9]\d{0,3}$/.test(value)) return Number(value);
  throw refusal(`${option} must be a number from 1 to 9999.`);
}
