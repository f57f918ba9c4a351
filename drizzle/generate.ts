import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';

const META = new URL('migrations/meta/', import.meta.url);

// Arguments go to drizzle-kit, such as `--name=awards`. It compares the schema with the newest snapshot alone.
execFileSync('drizzle-kit', ['generate', '--config=drizzle/config.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
});

const snapshots = readdirSync(META).filter((name) => name.endsWith('_snapshot.json'));
for (const older of snapshots.toSorted().slice(0, -1)) rmSync(new URL(older, META));
