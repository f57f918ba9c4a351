import { readAtMost } from '#app/platform/http/read-at-most.ts';
import { MOST_BYTES, MOST_KB } from './limits.ts';
import { refusal } from './responses.ts';

const JSON_TYPE = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

/** The JSON value, or the answer that refuses it: 415, 413 or 400. */
export async function readBody(request: Request): Promise<{ value: unknown } | Response> {
  if (!JSON_TYPE.test(request.headers.get('Content-Type') ?? ''))
    return refusal(415, 'Send JSON in UTF-8, with the header "Content-Type: application/json".');
  const bytes = await readAtMost(request.body, MOST_BYTES);
  if (!bytes) return refusal(413, `The body is larger than ${MOST_KB} kB.`);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const value: unknown = JSON.parse(text);
    return { value };
  } catch {
    return refusal(400, 'The body is not JSON.');
  }
}
