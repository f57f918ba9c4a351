import { readAtMost } from '#app/platform/http/read-at-most.ts';
import { MOST_BYTES, MOST_KB } from './limits.ts';

const JSON_TYPE = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

type Read = { value: unknown } | { status: 400 | 413 | 415; message: string };

/** The JSON value, or why it is refused. */
export async function readBody(request: Request): Promise<Read> {
  if (!JSON_TYPE.test(request.headers.get('Content-Type') ?? ''))
    return {
      status: 415,
      message: 'Send JSON in UTF-8, with the header "Content-Type: application/json".',
    };
  const bytes = await readAtMost(request.body, MOST_BYTES);
  if (!bytes) return { status: 413, message: `The body is larger than ${MOST_KB} kB.` };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const value: unknown = JSON.parse(text);
    return { value };
  } catch {
    return { status: 400, message: 'The body is not JSON.' };
  }
}
