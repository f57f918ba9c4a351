import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { startNode } from '#tests/node.ts';
import type { Server } from './servers.ts';

const runFile = promisify(execFile);

/** An answer as it came, to be sent again by the bare server. */
export type Recorded = { status: number; headers: string[]; body: string };

export type Load = { connections: number; seconds: number; headers: Record<string, string> };

/** Times in milliseconds, memory in megabytes. */
export type Measurement = {
  requestsPerSecond: number;
  p50: number;
  p99: number;
  errors: number;
  memory: number;
};

/** What belongs to one connection or one moment, and is added anew by every server. */
const OF_THE_MOMENT = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

/** One answer of a running server, with its headers as they stand on the wire. */
export async function record(url: string, headers: Record<string, string>): Promise<Recorded> {
  const [response] = (await once(get(url, { headers }), 'response')) as [IncomingMessage];
  const body = await buffer(response);
  const { rawHeaders, statusCode = 0 } = response;
  const kept = rawHeaders.filter((_, index) => {
    const name = rawHeaders[index - (index % 2)] ?? '';
    return !OF_THE_MOMENT.has(name.toLowerCase());
  });
  return { status: statusCode, headers: kept, body: body.toString('base64') };
}

/** Loads a server's home page from a process of its own, and looks at the server's memory at the end. */
export async function measure(server: Server, load: Load): Promise<Measurement> {
  const headers = Object.entries(load.headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const times = ['-c', String(load.connections), '-d', String(load.seconds)];
  const generator = startNode('node_modules/autocannon/autocannon.js', [
    '--json',
    ...times,
    ...headers,
    `${server.url}/`,
  ]);
  const [output] = await Promise.all([buffer(generator.stdout!), once(generator, 'exit')]);
  const { requests, latency, errors, non2xx } = JSON.parse(output.toString());
  const failed = errors + (load.headers['if-none-match'] ? 0 : non2xx);
  const memory = await residentMegabytes(server.process.pid);
  return { requestsPerSecond: requests.average, p50: latency.p50, p99: latency.p99, errors: failed, memory };
}

async function residentMegabytes(pid: number | undefined): Promise<number> {
  const { stdout } = await runFile('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Math.round(Number(stdout) / 1024);
}
