import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { startNode } from '#tests/node.ts';
import type { Paced } from './paced.ts';
import type { Recorded, Server } from './servers.ts';
import { median, quantile } from './statistics.ts';

const runFile = promisify(execFile);

export type LoadRequest = { path: string; headers: Record<string, string>; body?: string };

export type Load = { connections: number; seconds?: number; amount?: number };

/** Times in milliseconds, memory in megabytes. */
export type Measurement = {
  requestsPerSecond: number;
  p50: number;
  p99: number;
  errors: number;
  memory: number;
};

/** Every server sets these headers for each answer. */
const OF_THE_MOMENT = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

export async function record(server: Server, { path, headers, body }: LoadRequest): Promise<Recorded> {
  const outgoing = request(server.url + path, { method: methodOf(body), headers });
  outgoing.end(body);
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  const bytes = await buffer(response);
  const { rawHeaders, statusCode = 0 } = response;
  const recorded = rawHeaders.filter((_, index) => {
    const name = rawHeaders[index - (index % 2)] ?? '';
    return !OF_THE_MOMENT.has(name.toLowerCase());
  });
  return { status: statusCode, headers: recorded, body: bytes.toString('base64') };
}

/** Runs the load in a separate process; the server's memory is read at the end. */
export async function measure(server: Server, request: LoadRequest, load: Load): Promise<Measurement> {
  const generator = startNode('node_modules/autocannon/autocannon.js', [
    '--json',
    ...optionsOf(request, load),
    server.url + request.path,
  ]);
  const [output] = await Promise.all([buffer(generator.stdout!), once(generator, 'exit')]);
  const { requests, latency, errors, non2xx } = JSON.parse(output.toString());
  const failed = errors + (request.headers['if-none-match'] ? 0 : non2xx);
  const memory = await residentMegabytes(server);
  return { requestsPerSecond: requests.average, p50: latency.p50, p99: latency.p99, errors: failed, memory };
}

/** Like `measure`, at an even pace: autocannon with a rate sends all requests of a second at once. */
export async function measureAtPace(
  server: Server,
  { path, headers }: LoadRequest,
  pace: { perSecond: number; seconds: number },
): Promise<Measurement> {
  const options = { url: server.url + path, headers, ...pace };
  const generator = startNode('tests/load/paced.ts', [JSON.stringify(options)]);
  const [output] = await Promise.all([buffer(generator.stdout!), once(generator, 'exit')]);
  const { times, errors } = JSON.parse(output.toString()) as Paced;
  return {
    requestsPerSecond: times.length / pace.seconds,
    p50: Math.round(median(times)),
    p99: Math.round(quantile(times, 0.99)),
    errors,
    memory: await residentMegabytes(server),
  };
}

export async function residentMegabytes(server: Server): Promise<number> {
  const { stdout } = await runFile('ps', ['-o', 'rss=', '-p', String(server.process.pid)]);
  return Math.round(Number(stdout) / 1024);
}

function optionsOf({ headers, body }: LoadRequest, { connections, seconds, amount }: Load): string[] {
  const options = Object.entries({
    c: connections,
    d: seconds,
    a: amount,
    m: methodOf(body),
    b: body,
  })
    .filter(([, value]) => value !== undefined)
    .flatMap(([name, value]) => [`-${name}`, String(value)]);
  return [...options, ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`])];
}

function methodOf(body: string | undefined): 'GET' | 'POST' {
  return body === undefined ? 'GET' : 'POST';
}
