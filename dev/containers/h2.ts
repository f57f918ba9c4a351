import { once } from 'node:events';
import {
  connect,
  type ClientHttp2Session,
  type ClientHttp2Stream,
  type IncomingHttpHeaders,
} from 'node:http2';

const RESPONSE_TIMEOUT = 30_000;
/** Megabytes. By default Node ends a stream whose upload exceeds 10 MB per session. */
const MAX_SESSION_MEMORY = 64;

export type Answer = { headers: IncomingHttpHeaders; body: string };

export async function openSession(): Promise<ClientHttp2Session> {
  const session = connect('https://localhost', {
    rejectUnauthorized: false,
    maxSessionMemory: MAX_SESSION_MEMORY,
  });
  await once(session, 'connect');
  return session;
}

export function ask(
  session: ClientHttp2Session,
  sent: Record<string, string>,
  body?: Buffer,
): Promise<Answer> {
  const head = { ':authority': 'localhost', ':path': '/', ...sent };
  const stream = session.request(head, { endStream: body === undefined });
  stream.setTimeout(RESPONSE_TIMEOUT, () =>
    stream.destroy(new Error(`there was no answer in ${RESPONSE_TIMEOUT} ms`)),
  );
  if (body) stream.end(body);
  return answerOn(stream);
}

/** The response may be complete before the whole upload is sent. */
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
