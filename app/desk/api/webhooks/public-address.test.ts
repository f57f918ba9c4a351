import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

const OWN =
  '127.0.0.1 127.8.8.8 10.1.2.3 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 ' +
  '255.255.255.255 ::1 :: fe80::1 fc00::1 fd12::1 ff02::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 64:ff9b::7f00:1 2002:7f00:1::1 2001:db8::1 2001::1 ' +
  'localhost example.org 0x7f000001 2130706433 127.1';

test('addresses of one’s own network, of none, and names are not public', () => {
  for (const address of OWN.split(' ')) expect(isPublicAddress(address), address).toBe(false);
});

test('addresses of the internet are public', () => {
  for (const address of [
    '8.8.8.8',
    '196.25.1.1',
    '172.32.0.1',
    '100.128.0.1',
    '2001:4860:4860::8888',
    '2c0f:f248::1',
  ])
    expect(isPublicAddress(address), address).toBe(true);
});
