import { once } from 'node:events';
import { Agent, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, expect, vi } from 'vitest';
import { SECOND } from '#app/platform/core/time.ts';
import type { BuiltRoute } from './built-routes.ts';
import { startNode } from './node.ts';

/** Upper bound for any hostile request. */
const RESPONSE_TIMEOUT = 10 * SECOND;

type SiteRequest = {
  path: string;
  /** Default: a post if there is a body. */
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer;
};

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string; type: string };

export type TestSite = {
  url: string;
  origin: string;
  port: number;
  routes: BuiltRoute[];
  /** Each request comes from its own network address; rejects after ten seconds, with the path. */
  request(request: SiteRequest): Promise<Answer>;
};

/** Call once at the top, after `useTestDatabase()`. A test fails on any error that the site logs. */
export async function useBuiltSite(variables: Record<string, string> = {}): Promise<TestSite> {
  const { child, url, routes, complaints } = await start(variables);
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  afterAll(() => {
    agent.destroy();
    child.kill('SIGKILL');
  });
  afterEach(() => {
    expect(complaints.splice(0).join(''), 'what the site logged as an error').toBe('');
  });
  const port = Number(new URL(url).port);
  const origin = variables.APP_URL ?? process.env.APP_URL ?? '';
  return { url, origin, port, routes, request: (options) => send(agent, port, options) };
}

async function start(variables: Record<string, string>) {
  const child = startNode('tests/security/serve.ts', [], {
    variables: { DATABASE_URL: process.env.DATABASE_URL, ...variables },
  });
  let printed = '';
  const complaints: string[] = [];
  child.stdout?.on('data', (data) => (printed += data));
  child.stderr?.on('data', (data) => complaints.push(String(data)));
  await vi.waitFor(() => expect(printed, complaints.join('')).toMatch(/^ready \S+$/m), {
    timeout: 60 * SECOND,
  });
  const url = /^ready (\S+)$/m.exec(printed)?.[1] ?? '';
  const routes = JSON.parse(/^routes (.*)$/m.exec(printed)?.[1] ?? '[]') as BuiltRoute[];
  return { child, url, routes, complaints };
}

let networks = 0;

async function send(agent: Agent, port: number, options: SiteRequest): Promise<Answer> {
  const { path, headers, body, method = body ? 'POST' : 'GET' } = options;
  const network = networks++;
  const from = `10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}`;
  const sent = request({
    host: '127.0.0.1',
    port,
    path,
    method,
    agent,
    headers: { 'X-Forwarded-For': from, ...(body && { 'Content-Length': body.length }), ...headers },
    signal: AbortSignal.timeout(RESPONSE_TIMEOUT),
  });
  sent.end(body);
  const [answer] = (await once(sent, 'response').catch((error: unknown) => {
    throw new Error(`${method} ${path} was not answered`, { cause: error });
  })) as [IncomingMessage];
  const type = answer.headers['content-type'] ?? '';
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer), type };
}
