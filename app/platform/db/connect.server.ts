import { Socket } from 'node:net';
import postgres from 'postgres';
import { readDatabaseUrl } from '#app/platform/env/database-address.ts';
import { firstReachable, hostsInTurn, watchedSocket } from './socket.server.ts';
import { tlsOptions } from '#app/platform/env/database-tls.server.ts';

const CONNECT_TIMEOUT = 5;

type Options = postgres.Options<Record<string, never>>;

type ClientOptions = Pick<Options, 'max' | 'idle_timeout' | 'backoff' | 'fetch_types'> & {
  /** A pooler refuses connection parameters other than its name. */
  connection: { application_name: string };
  silence?: number;
};

/** The only way to a client of postgres.js: it obeys every part of DATABASE_URL. The caller ends it. */
export function connectTo(url: string, { silence, connection, ...options }: ClientOptions): postgres.Sql {
  const address = readDatabaseUrl(url);
  const { hosts, user, password, database, sslMode, connectTimeout = CONNECT_TIMEOUT } = address;
  const connect = hostsInTurn(hosts);
  const reachable = async () =>
    watchedSocket(await firstReachable(connect, hosts.length, connectTimeout), silence);
  const all = {
    // For the driver's messages; the socket has the real address.
    ...hosts[0],
    user,
    password,
    database,
    // Passed on by name, because the driver then goes on without TLS if the server has none.
    ssl: sslMode === 'prefer' ? ('prefer' as const) : (tlsOptions(address) ?? false),
    connect_timeout: connectTimeout,
    // Behind a pooler, a repeated named `commit` is answered by a rollback that looks like success.
    prepare: false,
    onnotice: () => {},
    connection: { ...connection, ...(address.options && { options: address.options }) },
    socket: () => (hosts.length === 1 ? watchedSocket(connect(new Socket()), silence) : reachable()),
    ...options,
  };
  return postgres(all);
}
