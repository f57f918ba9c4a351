import { BlockList, isIP } from 'node:net';

/** Networks that no other organisation can be reached in (IANA special-purpose registries, RFC 6890). */
const SPECIAL = blockListOf([
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]);

/** Of IPv6 only global unicast is public, without what embeds an IPv4 address or is for examples. */
const GLOBAL = blockListOf([['2000::', 3]]);
const NOT_GLOBAL = blockListOf([
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);

/** Whether an IP address is in the public internet; false for a name. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !SPECIAL.check(address, 'ipv4');
    case 6:
      return GLOBAL.check(address, 'ipv6') && !NOT_GLOBAL.check(address, 'ipv6');
    default:
      return false;
  }
}

function blockListOf(networks: [string, number][]): BlockList {
  const list = new BlockList();
  for (const [network, bits] of networks)
    list.addSubnet(network, bits, isIP(network) === 6 ? 'ipv6' : 'ipv4');
  return list;
}
