import { isIP } from 'node:net';

/** Each trusted proxy appends its client's address to X-Forwarded-For; entries before those may be forged. */
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
