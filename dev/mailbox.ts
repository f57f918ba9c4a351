import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { Server as NetServer } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { startImap } from './mailbox-imap.ts';
import { htmlOfMail, listPage, messagePage, writePage } from './mailbox-pages.ts';
import type { MailboxStore } from './mailbox-store.ts';
import { openMailboxStore } from './mailbox-store.ts';
import { draftOf, receiveWritten } from './mailbox-write.ts';

/** `imapUrl`: for mails to the firm that are written on the mailbox's pages. */
export type Mailbox = { smtpUrl: string; webUrl: string; imapUrl: string | null; stop(): Promise<void> };

/** `firm`: its address, to which the pages write. */
type Options = { smtpPort?: number; webPort?: number; folder?: string; firm?: string };
type Stores = { store: MailboxStore; inbox: MailboxStore; firm?: string };
type Answer = { status?: number; type: string; body: string | Uint8Array; headers?: Record<string, string> };

const MEGABYTE = 1024 * 1024;
const LOOPBACK = '127.0.0.1';
const NAMES = new Set(['localhost', LOOPBACK, '[::1]']);

// Mail content may neither run scripts nor reach the mailbox.
const SANDBOX = [
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data: https: http:',
].join('; ');

/** Port 0 is any free port; messages in `folder` survive a restart. Rejects when a port is taken. */
export async function startMailbox({
  smtpPort = 0,
  webPort = 0,
  folder,
  firm,
}: Options = {}): Promise<Mailbox> {
  const store = await openMailboxStore(folder);
  const inbox = await openMailboxStore(folder && firm && join(folder, 'to-firm'));
  const web = createServer(
    (request, response) =>
      void answer({ store, inbox, firm }, request)
        .catch((): Answer => html('Not understood', 400))
        .then((given) => respond(response, given)),
  );
  await listening(web, webPort);
  const smtp = createSmtpServer(store);
  try {
    await listening(smtp.server, smtpPort);
  } catch (error) {
    web.close();
    throw error;
  }
  const imap = firm ? await startImap(inbox) : null;
  return {
    smtpUrl: `smtp://${LOOPBACK}:${portOf(smtp.server)}`,
    webUrl: `http://localhost:${portOf(web)}`,
    imapUrl: imap && imap.url,
    stop: async () => void (await Promise.all([closeWeb(web), closeSmtp(smtp), imap?.stop()])),
  };
}

function createSmtpServer(store: MailboxStore): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: 25 * MEGABYTE,
    // A client that keeps its connection open must not delay the stop.
    closeTimeout: 100,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anyone' }),
    async onData(stream, session, done) {
      try {
        const { mailFrom, rcptTo } = session.envelope;
        const source = Buffer.concat(await stream.toArray());
        await store.add(
          mailFrom ? mailFrom.address : '',
          rcptTo.map(({ address }) => address),
          source,
        );
        done();
      } catch (error) {
        done(error instanceof Error ? error : new Error('not understood'));
      }
    },
  });
  server.on('error', () => {});
  return server;
}

/** A page of another site must reach it neither by a form nor by a name of its own for this machine (DNS rebinding). */
function isOwn({ method, headers }: IncomingMessage): boolean {
  const host = URL.parse(`http://${headers.host}`);
  if (!host || !NAMES.has(host.hostname)) return false;
  return headers.origin ? headers.origin === host.origin : method !== 'POST';
}

async function answer({ store, inbox, firm }: Stores, request: IncomingMessage): Promise<Answer> {
  if (!isOwn(request)) return html('This mailbox is for this machine only.', 403);
  const url = new URL(request.url ?? '/', `http://${LOOPBACK}`);
  const route = `${request.method} ${url.pathname}`;
  if (route === 'GET /') return html(listPage(store.list(), firm !== undefined));
  if (route === 'GET /api/messages') return json(store.list(url.searchParams.get('to')));
  if (route === 'DELETE /api/messages' || route === 'POST /clear') {
    store.clear();
    if (request.method === 'DELETE') return { status: 204, type: 'text/plain', body: '' };
    return { status: 303, type: 'text/plain', body: '', headers: { Location: '/' } };
  }
  if (firm && route === 'GET /write') {
    const answered = store.find(url.searchParams.get('answer') ?? '')?.message;
    return html(writePage(draftOf(answered, firm), url.searchParams.has('sent')));
  }
  if (firm && route === 'POST /write') {
    await receiveWritten(request, inbox);
    return { status: 303, type: 'text/plain', body: '', headers: { Location: '/write?sent' } };
  }
  const isWritable = firm !== undefined;
  const found = request.method === 'GET' ? messageAnswer(store, url.pathname, isWritable) : null;
  return found ?? html('Not found', 404);
}

function messageAnswer(store: MailboxStore, path: string, isWritable: boolean): Answer | null {
  const [, id = '', part = '', index] =
    /^\/messages\/(\d+)(?:\/(html|source|attachments)(?:\/(\d+))?)?$/.exec(path) ?? [];
  const found = store.find(id);
  if (!found) return null;
  if (part === '') return html(messagePage(found.message, isWritable));
  if (part === 'source') return { type: 'text/plain; charset=utf-8', body: found.source };
  if (part === 'html') {
    return { ...html(htmlOfMail(found.message)), headers: { 'Content-Security-Policy': SANDBOX } };
  }
  const file = found.files[Number(index)];
  if (!file) return null;
  const body = typeof file.content === 'string' ? file.content : new Uint8Array(file.content);
  const name = encodeURIComponent(file.filename ?? 'unnamed');
  return {
    type: file.mimeType,
    body,
    headers: { 'Content-Disposition': `attachment; filename*=UTF-8''${name}` },
  };
}

function html(body: string, status = 200): Answer {
  return { status, type: 'text/html; charset=utf-8', body };
}

function json(value: unknown): Answer {
  return { type: 'application/json; charset=utf-8', body: JSON.stringify(value, null, 2) };
}

function respond(response: ServerResponse, { status = 200, type, body, headers }: Answer): void {
  response.writeHead(status, {
    'Content-Type': type,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  });
  response.end(body);
}

async function listening(server: NetServer | Server, port: number): Promise<void> {
  server.listen(port, LOOPBACK);
  await once(server, 'listening');
}

function portOf(server: NetServer | Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

async function closeWeb(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
}

async function closeSmtp(server: SMTPServer): Promise<void> {
  await new Promise<void>((done) => server.close(done));
}
