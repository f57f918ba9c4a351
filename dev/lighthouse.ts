import { requireBuild } from './build.ts';
import { live } from './lifetime.ts';
import { run } from './run.ts';
import { requireCaddy, requireFullChromium } from './tools.ts';

await live(async (lifetime) => {
  await requireBuild(lifetime);
  await requireCaddy(lifetime);
  const env = { CHROME_PATH: await requireFullChromium(lifetime) };
  const options = { lifetime, shown: true, env };
  return (await run(process.execPath, ['tests/lighthouse.ts', ...process.argv.slice(2)], options)).code;
});
