import { once } from 'node:events';
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2';
import { text } from 'node:stream/consumers';

export type Answer = { headers: IncomingHttpHeaders; body: string };

/** An HTTP/2 connection to the edge. Its certificate is the edge's own, which nobody here knows. */
export async function openSession(): Promise<ClientHttp2Session> {
  const session = connect('https://localhost', { rejectUnauthorized: false });
  await once(session, 'connect');
  return session;
}

/** One request, by default `GET /`. Rejects when the stream ends without an answer. */
export async function ask(
  session: ClientHttp2Session,
  headers: Record<string, string>,
  body?: Buffer,
): Promise<Answer> {
  const stream = session.request({ ':path': '/', ...headers }, { endStream: body === undefined });
  const answered = once(stream, 'response');
  if (body) stream.end(body);
  const [received] = (await answered) as [IncomingHttpHeaders];
  return { headers: received, body: await text(stream) };
}
