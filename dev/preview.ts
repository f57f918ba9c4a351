import { startJobs, stopJobs } from '#app/platform/jobs/workers.server.ts';
import { jobs } from '#app/registry/jobs.server.ts';
import { requireBuild } from './build.ts';
import type { Lifetime } from './lifetime.ts';
import { live } from './lifetime.ts';
import { announce, prepareSite } from './prepare.ts';
import { answers } from './reachable.ts';
import { refusal } from './refusal.ts';
import { runScript } from './run.ts';

await live(preview);

/** The built site under plain remix-serve, as on a generic Remix host. */
async function preview(lifetime: Lifetime): Promise<void> {
  process.env.NODE_ENV ??= 'production';
  const site = await prepareSite(lifetime, () => requireBuild(lifetime));
  await startJobs(jobs);
  lifetime.atEnd(stopJobs);
  // By default it listens on every address of the machine.
  const options = { lifetime, shown: true, env: { HOST: site.config.HOST } };
  const serve = runScript('@remix-run/serve/dist/cli.js', ['build/server/index.js'], options);
  const ended = serve.then(() => {
    throw refusal('remix-serve has ended: see what it says above.');
  });
  await Promise.race([answers(site.url), ended]);
  announce(site);
  await Promise.race([lifetime.stopRequested, ended]);
}
