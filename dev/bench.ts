import { requireBuild } from './build.ts';
import { live } from './lifetime.ts';
import { run } from './run.ts';

await live(async (lifetime) => {
  await requireBuild(lifetime);
  const options = { lifetime, shown: true, env: { NODE_ENV: 'production' } };
  const tax = await run(process.execPath, ['tests/load/tax.ts'], options);
  const site = await run(process.execPath, ['tests/load/bench.ts', ...process.argv.slice(2)], options);
  return tax.code || site.code;
});
