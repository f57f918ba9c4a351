/** `host` may be a folder with Postgres's socket. */
export type DatabaseHost = { host: string; port: number };

export type SslMode = (typeof SSL_MODES)[number];

export type DatabaseAddress = {
  /** Tried in this order. */
  hosts: [DatabaseHost, ...DatabaseHost[]];
  user: string;
  password: string;
  database: string;
  sslMode: SslMode;
  /** File names; a root certificate may also be `system`. */
  rootCertificate?: string;
  certificate?: string;
  key?: string;
  connectTimeout?: number;
  options?: string;
};

const SSL_MODES = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full'] as const;
const CHANNEL_BINDINGS = ['disable', 'prefer', 'require'];
const PARAMETERS = [
  'sslmode',
  'sslrootcert',
  'sslcert',
  'sslkey',
  'channel_binding',
  'connect_timeout',
  'options',
  'host',
];

/** A password may contain anything; an `@` after it is written `%40`. */
const SHAPE = /^postgres(?:ql)?:\/\/(?:([^:@/?]*)(?::(.*))?@)?([^@/?]*)(?:\/([^@?]*))?(?:\?([^@]*))?$/s;

/** Throws an Error whose message continues "DATABASE_URL …". */
export function readDatabaseUrl(url: string): DatabaseAddress {
  const parts = SHAPE.exec(url);
  if (!parts)
    throw new Error('must be a Postgres address, for instance postgres://user:password@host:5432/name');
  const [, user = '', password = '', hosts = '', database = '', query = ''] = parts;
  const parameters = readParameters(query);
  return {
    hosts: readHosts(parameters.get('host') ?? decoded(hosts, 'host')),
    user: decoded(user, 'user'),
    password: decoded(password, 'password'),
    database: decoded(database, 'name of the database'),
    connectTimeout: readTimeout(parameters.get('connect_timeout')),
    options: parameters.get('options') ?? undefined,
    ...readTls(parameters),
  };
}

export function placeOf({ hosts, database }: DatabaseAddress): string {
  return `${hosts.map(({ host, port }) => `${host}:${port}`).join(',')}/${database}`;
}

export function withDatabaseName(url: string, name: string): string {
  const parts = /^(postgres(?:ql)?:\/\/(?:.*@)?[^@/?]*)(?:\/[^@?]*)?(\?[^@]*)?$/s.exec(url);
  return `${parts?.[1]}/${name}${parts?.[2] ?? ''}`;
}

function readParameters(query: string): URLSearchParams {
  const parameters = new URLSearchParams(query);
  for (const [name, value] of parameters) {
    if (PARAMETERS.includes(name)) continue;
    throw new Error(
      `has the parameter ${name}=${value}, which this site does not know: remove it (known are ${PARAMETERS.join(', ')})`,
    );
  }
  const binding = parameters.get('channel_binding');
  if (binding !== null && !CHANNEL_BINDINGS.includes(binding))
    throw new Error(`has channel_binding=${binding}: it must be ${CHANNEL_BINDINGS.join(', ')}`);
  return parameters;
}

function readHosts(list: string): DatabaseAddress['hosts'] {
  const [first = { host: 'localhost', port: 5432 }, ...others] = list
    .split(',')
    .filter(Boolean)
    .map(readHost);
  return [first, ...others];
}

function readHost(text: string): DatabaseHost {
  const [, host = '', digits = '5432'] = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(text) ?? [];
  const port = Number(digits);
  if (host === '' || port < 1 || port > 65_535)
    throw new Error(`has the host ${text}: it must be a name, and a port from 1 to 65535`);
  return { host: host.replaceAll(/[[\]]/g, ''), port };
}

function readTls(parameters: URLSearchParams) {
  const rootCertificate = parameters.get('sslrootcert') ?? undefined;
  const isSystem = rootCertificate === 'system';
  const mode = parameters.get('sslmode') ?? (isSystem ? 'verify-full' : 'disable');
  const sslMode = SSL_MODES.find((known) => known === mode);
  if (!sslMode) throw new Error(`has sslmode=${mode}: it must be ${SSL_MODES.join(', ')}`);
  if (isSystem && sslMode !== 'verify-full')
    throw new Error(
      `has sslrootcert=system with sslmode=${sslMode}: it must be verify-full, for every authority of the system is trusted`,
    );
  const certificate = parameters.get('sslcert') ?? undefined;
  const key = parameters.get('sslkey') ?? undefined;
  if (!certificate !== !key) throw new Error('must have both sslcert and sslkey, or neither');
  return { sslMode, rootCertificate, certificate, key };
}

function readTimeout(seconds: string | null): number | undefined {
  if (seconds === null) return undefined;
  if (!/^\d{1,4}$/.test(seconds))
    throw new Error(`has connect_timeout=${seconds}: it must be a number of seconds`);
  return Number(seconds) || undefined;
}

function decoded(text: string, what: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error(`has a % in its ${what} that does not begin a code such as %40: write it as %25`);
  }
}
