import type { startServer } from '#server/main.ts';
import { requireBuild } from './build.ts';
import type { Lifetime } from './lifetime.ts';
import { live } from './lifetime.ts';
import { announce, prepareSite } from './prepare.ts';
import { say } from './print.ts';

const BUNDLE = new URL('../build/main.js', import.meta.url);

await live(start);

async function start(lifetime: Lifetime): Promise<void> {
  process.env.NODE_ENV ??= 'production';
  const site = await prepareSite(lifetime, () => requireBuild(lifetime));
  // Imported late: React and the site read the completed environment.
  const bundle: { startServer: typeof startServer } = await import(BUNDLE.href);
  const server = await bundle.startServer(site.config);
  lifetime.atEnd(server.close);
  announce(site);
  await lifetime.stopRequested;
  say('Stopping …');
}
