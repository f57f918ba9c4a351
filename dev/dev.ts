import { startJobs, stopJobs } from '#app/platform/jobs/workers.server.ts';
import { jobs } from '#app/registry/jobs.server.ts';
import type { Lifetime } from './lifetime.ts';
import { live } from './lifetime.ts';
import { announce, prepareSite } from './prepare.ts';
import { answers } from './reachable.ts';
import { refusal } from './refusal.ts';
import { runScript } from './run.ts';

await live(dev);

async function dev(lifetime: Lifetime): Promise<void> {
  process.env.NODE_ENV ??= 'development';
  const site = await prepareSite(lifetime);
  await startJobs(jobs);
  lifetime.atEnd(stopJobs);
  const { HOST, PORT } = site.config;
  const flags = ['--host', HOST, '--port', String(PORT), '--strictPort'];
  const vite = runScript('@remix-run/dev/dist/cli.js', ['vite:dev', ...flags], { lifetime, shown: true });
  const ended = vite.then(() => {
    throw refusal('The development server has ended: see what it says above.');
  });
  await Promise.race([answers(site.url), ended]);
  announce(site);
  await Promise.race([lifetime.stopRequested, ended]);
}
