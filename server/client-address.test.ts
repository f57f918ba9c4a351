import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

test('without a proxy, the peer is the visitor, whatever X-Forwarded-For contains', () => {
  expect(clientAddress('203.0.113.9', '198.51.100.1', 0)).toBe('203.0.113.9');
});

test('behind one proxy, the last entry is the visitor: the proxy wrote it', () => {
  expect(clientAddress('10.0.0.2', '6.6.6.6, 198.51.100.1', 1)).toBe('198.51.100.1');
});

test('behind two, the one before it', () => {
  expect(clientAddress('10.0.0.2', '6.6.6.6, 198.51.100.1, 10.0.0.3', 2)).toBe('198.51.100.1');
});

test('a chain shorter than expected returns its first entry', () => {
  expect(clientAddress('10.0.0.2', '198.51.100.1', 3)).toBe('198.51.100.1');
});

test('an invalid address is ignored', () => {
  expect(clientAddress('10.0.0.2', 'unknown', 1)).toBe('10.0.0.2');
  expect(clientAddress('10.0.0.2', undefined, 1)).toBe('10.0.0.2');
  expect(clientAddress(undefined, undefined, 0)).toBe('unknown');
});

test('an IPv4-mapped IPv6 address becomes IPv4', () => {
  expect(clientAddress('::ffff:203.0.113.9', undefined, 0)).toBe('203.0.113.9');
});
