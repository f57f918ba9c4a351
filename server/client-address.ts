import { isIP } from 'node:net';

/**
 * The visitor's address. Each of the `hops` trusted proxies in front appends the address of its client to
 * X-Forwarded-For, so the visitor is the entry of the outermost proxy; entries before that may be forged.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  hops: number,
): string {
  const seen = (forwardedFor ?? '').split(',').map((entry) => entry.trim());
  const forwarded = hops > 0 ? seen.at(-Math.min(hops, seen.length)) : undefined;
  const address = forwarded && isIP(forwarded) ? forwarded : (peer ?? 'unknown');
  return address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
}
