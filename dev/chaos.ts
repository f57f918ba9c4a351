import { requireBuild } from './build.ts';
import { live } from './lifetime.ts';
import { run } from './run.ts';
import { installFaketime, installObjectStore } from './tools.ts';

await live(async (lifetime) => {
  await requireBuild(lifetime);
  await installObjectStore(lifetime);
  await installFaketime(lifetime);
  const options = { lifetime, shown: true, env: { NODE_ENV: 'production' } };
  return (await run(process.execPath, ['tests/chaos/main.ts', ...process.argv.slice(2)], options)).code;
});
