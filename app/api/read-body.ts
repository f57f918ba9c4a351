import { MOST_BYTES, MOST_KB } from './limits.ts';
import { refusal } from './responses.ts';

const JSON_TYPE = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

/** The JSON value, or the answer that refuses it: 415, 413 or 400. */
export async function readBody(request: Request): Promise<{ value: unknown } | Response> {
  if (!JSON_TYPE.test(request.headers.get('Content-Type') ?? ''))
    return refusal(415, 'Send JSON in UTF-8, with the header "Content-Type: application/json".');
  const bytes = await readBytes(request);
  if (!bytes) return refusal(413, `The body is larger than ${MOST_KB} kB.`);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { value: JSON.parse(text) as unknown };
  } catch {
    return refusal(400, 'The body is not JSON.');
  }
}

/** Null as soon as the body is known to be too large. */
async function readBytes({ headers, body }: Request): Promise<Uint8Array | null> {
  if (Number(headers.get('Content-Length') ?? 0) > MOST_BYTES) return null;
  const chunks: Uint8Array[] = [];
  const reader = body?.getReader();
  let size = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.length;
    if (size > MOST_BYTES) return null;
    chunks.push(part.value);
  }
  return Buffer.concat(chunks, size);
}
