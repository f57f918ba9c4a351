import { requireBuild } from './build.ts';
import { live } from './lifetime.ts';
import { run } from './run.ts';
import { installFaketime, installNginx, installObjectStore, installPooler } from './tools.ts';

await live(async (lifetime) => {
  await requireBuild(lifetime);
  await installObjectStore(lifetime);
  await installFaketime(lifetime);
  await installPooler(lifetime);
  await installNginx(lifetime);
  const options = { lifetime, shown: true, env: { NODE_ENV: 'production' } };
  return (await run(process.execPath, ['tests/chaos/main.ts', ...process.argv.slice(2)], options)).code;
});
