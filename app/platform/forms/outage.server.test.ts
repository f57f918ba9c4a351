import type { ActionFunction, LoaderFunction, ServerBuild } from '@remix-run/node';
import { describe, expect, test, vi } from 'vitest';
import type { RequestContext } from '#app/platform/http/context.ts';
import { answeringOutages, isOutage } from './outage.server.ts';

const REFUSED = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
const PATH = 'http://localhost/work/1.data?_routes=x&part=2';

describe('what is an outage', () => {
  test.each([
    ['the database refuses a connection', REFUSED],
    ['it ends one', new Error('Failed query', { cause: withCode('CONNECTION_CLOSED') })],
    ['it shuts down', withCode('57P01')],
    ['its disk is full', withCode('53100')],
    ['the queue loses it', new Error('Connection terminated unexpectedly')],
    ['the storage is silent', new DOMException('Too late', 'TimeoutError')],
    ['the storage fails', Object.assign(new Error('Slow down'), { $metadata: { httpStatusCode: 503 } })],
    ['the disk fails', withCode('EIO')],
  ])('%s', (_, error) => expect(isOutage(error)).toBe(true));

  test.each([
    ['a bug', new TypeError('x is undefined')],
    ['a value that the database refuses', withCode('23505')],
    ['a file that is missing', withCode('ENOENT')],
    ['an object that is missing', Object.assign(new Error('No'), { $metadata: { httpStatusCode: 404 } })],
    ['an answer', new Response(null, { status: 500 })],
  ])('not %s', (_, error) => expect(isOutage(error)).toBe(false));
});

test('a page answers 503 in an outage, and the log says why', async () => {
  const logFailure = vi.fn();
  const { loader } = built({ loader: failing(REFUSED) });
  const answer = await thrown(loader?.(args(new Request(PATH), { logFailure })));
  expect(answer).toMatchObject({ status: 503 });
  expect(logFailure).toHaveBeenCalledExactlyOnceWith(
    'the database or the storage did not answer',
    expect.stringContaining('ECONNREFUSED'),
  );
});

test('a page is read again when its connection was cut, with nothing of the first try', async () => {
  const contexts: unknown[] = [];
  const { loader } = built({
    loader: ({ context }) => {
      contexts.push(context);
      if (contexts.length < 3) throw withCode(contexts.length === 1 ? 'EPIPE' : 'CONNECTION_CLOSED');
      return 'read';
    },
  });
  const given = args(new Request(PATH));
  expect(await loader?.(given)).toBe('read');
  expect(new Set(contexts).size).toBe(3);
  expect(contexts).toEqual([given.context, given.context, given.context]);
});

test('a page that waited in vain for the database is not read again', async () => {
  const read = vi.fn(() => Promise.reject(withCode('CONNECT_TIMEOUT')));
  expect((await thrown(built({ loader: read }).loader?.(args(new Request(PATH))))).status).toBe(503);
  expect(read).toHaveBeenCalledTimes(1);
});

test('a form in an outage comes back with what was typed', async () => {
  const answer = await sent(
    formOf([
      ['intent', 'sign'],
      ['typed', 'Thandi “T” Nkosi'],
      ['live', 'yes'],
    ]),
  );
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Retry-After')).toBe('10');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(await answer.json()).toEqual({
    kind: 'send-again',
    action: '/work/1?part=2',
    fields: [
      ['intent', 'sign'],
      ['typed', 'Thandi “T” Nkosi'],
    ],
    isWhole: true,
  });
});

test('no password or file comes back, and an empty file is none', async () => {
  const secret = await (
    await sent(
      formOf([
        ['name', 'T'],
        ['password', 'secret'],
      ]),
    )
  ).json();
  expect(secret).toMatchObject({ fields: [['name', 'T']], isWhole: false });
  const form = new FormData();
  form.append('text', 'A letter');
  form.append('file', new Blob([]), '');
  expect(await (await sent(form)).json()).toMatchObject({ isWhole: true });
  form.append('file', new Blob(['%PDF']), 'letter.pdf');
  expect(await (await sent(form)).json()).toMatchObject({ isWhole: false });
});

test('an address without a page answers with a sentence', async () => {
  const { action } = built({ action: failing(REFUSED), default: undefined });
  const answer = await thrown(action?.(args(post(formOf([['text', 'A letter']])))));
  expect(answer.status).toBe(503);
  expect(await answer.text()).toMatch(/Please try again/);
});

test('a form that is too large to be sent back is said to be incomplete', async () => {
  const answer = await sent(formOf([['text', 'x'.repeat(300_000)]]));
  expect(await answer.json()).toMatchObject({ fields: [], isWhole: false });
});

test('what is no outage is thrown as it is, and a good answer goes through', async () => {
  const bug = new TypeError('a bug');
  await expect(built({ action: failing(bug) }).action?.(args(post(formOf([]))))).rejects.toBe(bug);
  await expect(built({ loader: failing(bug) }).loader?.(args(new Request(PATH)))).rejects.toBe(bug);
  const { action } = built({ action: async ({ request }) => (await request.formData()).get('typed') });
  expect(await action?.(args(post(formOf([['typed', 'Sipho']]))))).toBe('Sipho');
});

function withCode(code: string): Error {
  return Object.assign(new Error('x'), { code });
}

function failing(error: Error) {
  return async ({ request }: { request: Request }) => {
    await request.text();
    throw error;
  };
}

function formOf(fields: [string, string][]): URLSearchParams {
  return new URLSearchParams(fields);
}

async function sent(body: URLSearchParams | FormData): Promise<Response> {
  const request = post(body);
  const bytes = Buffer.from(await request.clone().arrayBuffer());
  return thrown(built({ action: failing(REFUSED) }).action?.(args(request, { body: bytes })));
}

function post(body: URLSearchParams | FormData): Request {
  return new Request(PATH, { method: 'POST', body });
}

async function thrown(answering: unknown): Promise<Response> {
  const answer: unknown = await Promise.resolve(answering).catch((error: unknown) => error);
  if (answer instanceof Response) return answer;
  throw new Error('No answer was thrown.');
}

function args(request: Request, context: Partial<RequestContext> = {}) {
  return { request, params: {}, context };
}

function built(module: { loader?: LoaderFunction; action?: ActionFunction; default?: undefined }) {
  const routes = { page: { id: 'page', path: 'work/:id', module: { default: () => null, ...module } } };
  const { page } = answeringOutages({ routes } as unknown as ServerBuild).routes;
  return { loader: page?.module.loader, action: page?.module.action };
}
