import { once } from 'node:events';
import { Socket } from 'node:net';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { readDatabaseUrl } from '#app/platform/env/database-address.ts';
import { hostsInTurn, startTls } from '#app/platform/db/socket.server.ts';
import type { Env } from '#app/platform/env/env.server.ts';
import { metrics } from '#app/platform/core/metrics.server.ts';
import { HOUR, SECOND } from '#app/platform/core/time.ts';

const TIMEOUT = 5 * SECOND;
const PORTS: Record<string, number> = { 'https:': 443, 'imaps:': 993, 'smtps:': 465 };

/** Checks now and every hour until the site stops (`stop`). A server that cannot be reached keeps its last value. */
export function watchCertificates(config: Env): { stop(): void } {
  const look = () => {
    for (const [of, open] of Object.entries(connectionsOf(config)))
      void expiryOf(open)
        .then((at) => metrics().state.certificateExpiry.set({ of }, at / SECOND))
        .catch(() => {});
  };
  look();
  const timer = setInterval(look, HOUR);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

type Open = () => Promise<TLSSocket>;

function connectionsOf({
  APP_URL,
  DATABASE_URL,
  S3_ENDPOINT,
  SMTP_URL,
  INBOUND_IMAP_URL,
}: Env): Record<string, Open> {
  const urls = { site: APP_URL, storage: S3_ENDPOINT, 'mail server': SMTP_URL, mailbox: INBOUND_IMAP_URL };
  const open: Record<string, Open> = {};
  for (const [of, url] of Object.entries(urls)) {
    const { protocol, hostname, port } = new URL(url ?? 'none:');
    const known = PORTS[protocol];
    if (known)
      open[of] = async () =>
        connectTls({ ...ANY, host: hostname, servername: hostname, port: Number(port) || known });
  }
  const { hosts, sslMode } = readDatabaseUrl(DATABASE_URL);
  if (sslMode !== 'disable') open.database = () => startTls(hostsInTurn(hosts)(new Socket()), ANY);
  return open;
}

/** Whether a certificate is trusted is checked where it is used. */
const ANY = { rejectUnauthorized: false };

async function expiryOf(open: Open): Promise<number> {
  const socket = await open();
  socket.on('error', () => {});
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(TIMEOUT) });
    return Date.parse(socket.getPeerCertificate().valid_to);
  } finally {
    socket.destroy();
  }
}
