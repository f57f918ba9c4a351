import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

const MIGRATIONS = new URL('migrations/', import.meta.url);
const META = new URL('meta/', MIGRATIONS);
const JOURNAL = new URL('_journal.json', META);

const snapshots = () => readdirSync(META).filter((name) => name.endsWith('_snapshot.json'));
const before = snapshots();
const newest = Math.max(
  ...readdirSync(MIGRATIONS, { recursive: true }).map((name) => Number(/\d{4}/.exec(String(name))?.[0] ?? 0)),
);

// Arguments go to drizzle-kit, such as `--name=awards`. It compares the schema with the newest snapshot alone.
execFileSync('drizzle-kit', ['generate', '--config=drizzle/config.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
});

const made = snapshots().find((name) => !before.includes(name));
if (made) {
  takeNextNumber(made);
  for (const older of before) rmSync(new URL(older, META));
}

/** drizzle-kit counts the migrations, and some numbers were never used: its number may be that of an older one. */
function takeNextNumber(snapshot: string): void {
  const number = String(newest + 1).padStart(4, '0');
  const journal = JSON.parse(readFileSync(JOURNAL, 'utf8')) as { entries: { tag: string }[] };
  const entry = journal.entries.at(-1);
  if (!entry) return;
  const tag = entry.tag.replace(/^\d{4}/, number);
  renameSync(new URL(`${entry.tag}.sql`, MIGRATIONS), new URL(`${tag}.sql`, MIGRATIONS));
  renameSync(new URL(snapshot, META), new URL(`${number}_snapshot.json`, META));
  entry.tag = tag;
  writeFileSync(JOURNAL, JSON.stringify(journal, null, 2));
}
