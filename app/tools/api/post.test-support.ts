import { action } from '#app/routes/api.v1.tax.$tax.ts';

export const ADDRESS = 'http://localhost:3000/api/v1/tax/individual';

/** Each request has its own network, so that no limit is reached. */
let callers = 0;

export function post(tax: string, value: unknown, headers: Record<string, string> = {}) {
  return postBody(tax, JSON.stringify(value), headers);
}

export function postBody(tax: string, body: BodyInit, headers: Record<string, string> = {}) {
  const request = new Request(ADDRESS, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  });
  return send(action, tax, request);
}

export async function send(route: typeof action, tax: string, request: Request) {
  const clientAddress = `network ${callers++}`;
  const answer = await route({ request, params: { tax }, context: { clientAddress } });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, json: text === '' ? {} : JSON.parse(text) };
}
