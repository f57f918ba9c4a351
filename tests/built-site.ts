import { once } from 'node:events';
import { Agent, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, expect, vi } from 'vitest';
import { SECOND } from '#app/time.ts';
import type { BuiltRoute } from './built-routes.ts';
import { startNode } from './node.ts';

/** Longer than anything may take that somebody sent to do harm. */
const PATIENCE = 5 * SECOND;

export type SiteRequest = {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer;
};

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string; type: string };

export type TestSite = {
  url: string;
  /** What a browser names as the origin of the site's own forms. */
  origin: string;
  port: number;
  routes: BuiltRoute[];
  /** Sends a request from a network of its own, and rejects when no answer has come in five seconds. */
  request(request: SiteRequest): Promise<Answer>;
};

/**
 * The built site for a test file, to be called once at its top after `useTestDatabase()`. A test fails on any error that
 * the site logs while it runs.
 */
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
    timeout: 30 * SECOND,
  });
  const url = /^ready (\S+)$/m.exec(printed)?.[1] ?? '';
  const routes = JSON.parse(/^routes (.*)$/m.exec(printed)?.[1] ?? '[]') as BuiltRoute[];
  return { child, url, routes, complaints };
}

let networks = 0;

async function send(agent: Agent, port: number, options: SiteRequest): Promise<Answer> {
  const { path, method = 'GET', headers, body } = options;
  const network = networks++;
  const from = `10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}`;
  const sent = request({
    host: '127.0.0.1',
    port,
    path,
    method,
    agent,
    headers: { 'X-Forwarded-For': from, ...(body && { 'Content-Length': body.length }), ...headers },
    signal: AbortSignal.timeout(PATIENCE),
  });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const type = answer.headers['content-type'] ?? '';
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer), type };
}
