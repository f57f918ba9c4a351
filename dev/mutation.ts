import { mkdirSync, writeFileSync } from 'node:fs';
import { GROUPS } from '#tests/mutation/groups.ts';
import type { Lifetime } from './lifetime.ts';
import { live } from './lifetime.ts';
import { refusal } from './refusal.ts';
import { ROOT, runScript } from './run.ts';

const options = process.argv.slice(2);
const files = options.filter((option) => option.includes('/'));
const names = options.filter((option) => !option.includes('/'));

await live(async (lifetime) => {
  let worst = 0;
  for (const name of names.length > 0 ? names : Object.keys(GROUPS)) {
    worst = Math.max(worst, await mutate(name, lifetime));
  }
  return worst;
});

async function mutate(name: string, lifetime: Lifetime): Promise<number> {
  const group = GROUPS[name];
  if (!group) throw refusal(`There is no group ${name}: choose of ${Object.keys(GROUPS).join(', ')}.`);
  const folder = '.data/mutation';
  const file = `${folder}/${name}.config.json`;
  mkdirSync(`${ROOT}/${folder}`, { recursive: true });
  writeFileSync(
    `${ROOT}/${file}`,
    JSON.stringify({
      mutate: [...(files.length > 0 ? files : group.mutate), '!**/*.test.ts', '!**/*.test-support.ts'],
      ignorePatterns: ['build', '.data', 'docs', 'tests/e2e', 'tests/load', 'tests/chaos'],
      testRunner: 'vitest',
      // Names no file: Stryker would rewrite tsconfig.json with functions that TypeScript 7 no longer has.
      tsconfigFile: 'tsconfig.none.json',
      vitest: { configFile: 'tests/mutation/vitest.config.ts' },
      concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 2),
      reporters: ['clear-text', 'json'],
      clearTextReporter: { logTests: false, allowColor: false, reportTests: false },
      jsonReporter: { fileName: `${folder}/${name}.json` },
      tempDirName: `${folder}/sandbox`,
      thresholds: { high: 95, low: 90, break: group.least },
      allowEmpty: false,
    }),
  );
  const env = { MUTATION_GROUP: name };
  const stryker = '@stryker-mutator/core/bin/stryker.js';
  return (await runScript(stryker, ['run', file], { lifetime, shown: true, env })).code;
}
