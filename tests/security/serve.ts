import { fileURLToPath } from 'node:url';
import { refreshContent } from '#app/content/core/refresh.server.ts';
import { mayUpload } from '#app/registry/may-upload.server.ts';
import { env } from '#app/platform/env/env.server.ts';
import type { Render } from '#server/exchange.ts';
import { loadRemix, loadRouteTable } from '#server/remix.ts';
import { securityHeaders } from '#server/security-headers.ts';
import { loadStaticFiles } from '#server/static-files.ts';
import { BUILD, builtRoutes } from '#tests/built-routes.ts';
import { startSite } from '#tests/site.ts';

// Nothing processes the queue here, so that tests can inspect jobs.

const ERROR = 50;
const CLIENT = new URL('../../build/client/', import.meta.url);

process.on('unhandledRejection', (error) =>
  process.stderr.write(`a promise failed unheard: ${String(error)}\n`),
);
// If all tests of a file are skipped, nothing stops this process: it ends with its parent.
process.stdin.resume().once('close', () => process.exit());
const { APP_URL: appUrl } = env();
// Once: a test that publishes content does so before.
await refreshContent();
const files = await loadStaticFiles(fileURLToPath(CLIENT), securityHeaders(appUrl));
const site = await startSite(unpolluted(await loadRemix(BUILD)), {
  findRoute: await loadRouteTable(BUILD),
  appUrl,
  mayUpload,
  hops: 1,
  files,
  logTo: (line) =>
    void ((JSON.parse(line) as { level: number }).level >= ERROR && process.stderr.write(line)),
});
process.stdout.write(`routes ${JSON.stringify(await builtRoutes())}\n`);
process.stdout.write(`ready ${site.url}\n`);

/** Detects prototype pollution. */
function unpolluted(render: Render): Render {
  return async (request, context) => {
    const answer = await render(request, context);
    const found = [Object.prototype, Array.prototype, Function.prototype].flatMap((one) => Object.keys(one));
    if (found.length > 0) throw new Error(`every object has ${found.join(', ')} now`);
    return answer;
  };
}
