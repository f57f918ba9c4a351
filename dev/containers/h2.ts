import { once } from 'node:events';
import {
  connect,
  type ClientHttp2Session,
  type ClientHttp2Stream,
  type IncomingHttpHeaders,
} from 'node:http2';

const PATIENCE = 30_000;
/** In megabytes. Node ends a stream whose upload is more than its session may hold, 10 unless it is told. */
const MAX_SESSION_MEMORY = 64;

export type Answer = { headers: IncomingHttpHeaders; body: string };

/** An HTTP/2 connection to the edge. Its certificate is the edge's own, which nobody here knows. */
export async function openSession(): Promise<ClientHttp2Session> {
  const session = connect('https://localhost', {
    rejectUnauthorized: false,
    maxSessionMemory: MAX_SESSION_MEMORY,
  });
  await once(session, 'connect');
  return session;
}

/** One request, by default `GET https://localhost/`. Rejects when the stream ends without an answer. */
export function ask(
  session: ClientHttp2Session,
  sent: Record<string, string>,
  body?: Buffer,
): Promise<Answer> {
  const head = { ':authority': 'localhost', ':path': '/', ...sent };
  const stream = session.request(head, { endStream: body === undefined });
  stream.setTimeout(PATIENCE, () => stream.destroy(new Error(`there was no answer in ${PATIENCE} ms`)));
  if (body) stream.end(body);
  return answerOn(stream);
}

/** An answer may come before the whole upload is sent, and is complete all the same. */
function answerOn(stream: ClientHttp2Stream): Promise<Answer> {
  let headers: IncomingHttpHeaders | undefined;
  const chunks: Buffer[] = [];
  stream.on('response', (received) => (headers = received));
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    stream.on('error', reject);
    stream.on('close', () => reject(new Error('there was no answer')));
    stream.on('end', () => {
      if (headers) resolve({ headers, body: Buffer.concat(chunks).toString() });
      stream.destroy();
    });
  });
}
