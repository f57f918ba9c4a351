import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { collectDefaultMetrics } from 'prom-client';
import { metrics } from '#app/platform/core/metrics.server.ts';
import { singleton } from '#app/platform/core/singleton.server.ts';
import { listen } from './http-server.ts';
import { refusal } from './start-errors.ts';
import { siteVersion } from './version.ts';

/** `/metrics` on a port for the operator's network only. Throws a refusal if the port is taken. */
export async function serveMetrics(
  { host, port }: { host: string; port: number },
  update: () => Promise<void>,
): Promise<{ port: number; close(): Promise<void> }> {
  const { registry, state } = metrics();
  singleton('default-metrics', () => {
    collectDefaultMetrics({ register: registry });
    state.build.set(siteVersion(), 1);
  });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    await update();
    const text = await registry.metrics();
    response.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(text);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  });
  return {
    port: await listen(server, host, port).catch(() => {
      throw refusal(
        'METRICS_PORT is taken by another program: stop that program, or set METRICS_PORT to another number.',
      );
    }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
