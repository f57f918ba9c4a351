import { once } from 'node:events';
import {
  connect,
  constants,
  type ClientHttp2Session,
  type ClientHttp2Stream,
  type IncomingHttpHeaders,
} from 'node:http2';

const PATIENCE = 30_000;

export type Answer = { headers: IncomingHttpHeaders; body: string };

/** An HTTP/2 connection to the edge. Its certificate is the edge's own, which nobody here knows. */
export async function openSession(): Promise<ClientHttp2Session> {
  const session = connect('https://localhost', { rejectUnauthorized: false });
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
  stream.setTimeout(PATIENCE, () => stream.close(constants.NGHTTP2_CANCEL));
  if (body) stream.end(body);
  return answerOn(stream);
}

/** A refused upload may end with an error after its answer: the answer counts. */
function answerOn(stream: ClientHttp2Stream): Promise<Answer> {
  let headers: IncomingHttpHeaders | undefined;
  const chunks: Buffer[] = [];
  stream.on('response', (received) => (headers = received));
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    stream.on('error', (error) => headers ?? reject(error));
    stream.on('close', () => {
      if (headers) resolve({ headers, body: Buffer.concat(chunks).toString() });
      else reject(new Error('there was no answer'));
    });
  });
}
