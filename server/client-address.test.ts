import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

test('the visitor is who our last proxy saw, and without proxies the peer', () => {
  for (const [peer, forwarded, hops, address, rule] of [
    ['203.0.113.9', '198.51.100.1', 0, '203.0.113.9', 'without a proxy, X-Forwarded-For says nothing'],
    ['10.0.0.2', '6.6.6.6, 198.51.100.1', 1, '198.51.100.1', 'one proxy wrote the last entry'],
    ['10.0.0.2', '6.6.6.6, 198.51.100.1, 10.0.0.3', 2, '198.51.100.1', 'of two, the one before it'],
    ['10.0.0.2', '198.51.100.1', 3, '198.51.100.1', 'a chain shorter than expected has its first entry'],
    ['10.0.0.2', 'unknown', 1, '10.0.0.2', 'an invalid address is ignored'],
    ['10.0.0.2', undefined, 1, '10.0.0.2', 'nothing was forwarded'],
    [undefined, undefined, 0, 'unknown', 'nobody is there'],
    ['::ffff:203.0.113.9', undefined, 0, '203.0.113.9', 'an IPv4-mapped IPv6 address becomes IPv4'],
  ] as const)
    expect(clientAddress(peer, forwarded, hops), rule).toBe(address);
});
