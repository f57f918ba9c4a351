import { expect, test } from 'vitest';
import { placeOf, readDatabaseUrl, withDatabaseName } from './database-address.ts';

test('hosts, ports, credentials and the socket folder are read', () => {
  const expectations: [url: string, read: object][] = [
    [
      'postgres://site:p%40ss@db/site',
      { user: 'site', password: 'p@ss', database: 'site', sslMode: 'disable' },
    ],
    [
      'postgresql://site:a/b?c#d@e@db:6000/site',
      { password: 'a/b?c#d@e', hosts: [{ host: 'db', port: 6000 }] },
    ],
    ['postgres://a,b:1,[::1]:2/x', { hosts: [host('a'), host('b', 1), host('::1', 2)], user: '' }],
    ['postgres:///site?host=/run/postgresql', { hosts: [host('/run/postgresql')], database: 'site' }],
    ['postgres://db/x?sslrootcert=system', { sslMode: 'verify-full', rootCertificate: 'system' }],
    ['postgres://db/x?connect_timeout=3&options=-c%20a%3Db', { connectTimeout: 3, options: '-c a=b' }],
  ];
  for (const [url, read] of expectations) expect(readDatabaseUrl(url), url).toMatchObject(read);
});

test('an option that cannot be followed is refused with a sentence', () => {
  const faults: [url: string, words: string][] = [
    ['mysql://db/x', 'must be a Postgres address'],
    ['postgres://db/x?sslmode=allow', 'sslmode=allow'],
    ['postgres://db/x?sslmode=require&sslrootcert=system', 'must be verify-full'],
    ['postgres://db/x?sslcert=a.crt', 'both sslcert and sslkey'],
    ['postgres://db/x?channel_binding=yes', 'channel_binding=yes'],
    ['postgres://db/x?connection_limit=5', 'connection_limit'],
    ['postgres://db/x?connect_timeout=soon', 'connect_timeout=soon'],
    ['postgres://db:70000/x', 'db:70000'],
    ['postgres://a:100%@db/x', '%25'],
  ];
  for (const [url, words] of faults) expect(() => readDatabaseUrl(url), url).toThrow(words);
});

test('the place has no password, and another database keeps everything else', () => {
  const url = 'postgres://site:p/w@a:1,b/site?sslmode=require';
  expect(placeOf(readDatabaseUrl(url))).toBe('a:1,b:5432/site');
  expect(withDatabaseName(url, 'drill')).toBe('postgres://site:p/w@a:1,b/drill?sslmode=require');
  expect(withDatabaseName('postgres:///site?host=/run', 'drill')).toBe('postgres:///drill?host=/run');
});

function host(name: string, port = 5432) {
  return { host: name, port };
}
