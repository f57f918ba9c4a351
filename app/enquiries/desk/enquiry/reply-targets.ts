/** `why` is empty for the enquiry's own address. */
export type ReplyTarget = { address: string; why: string };

/** Of a mail that a person wrote; lower case. */
type Origin = { sender: string | null; replyTo: string | null };

/** The enquiry's own address first. Others only by choice: anybody can write any address into a mail. */
export function replyTargets(own: string, origins: readonly Origin[]): ReplyTarget[] {
  const targets = new Map([[own.toLowerCase(), { address: own, why: '' }]]);
  for (const { sender, replyTo } of origins)
    for (const [address, why] of [
      [replyTo, 'a mail wants answers there'],
      [sender, 'a mail came from there'],
    ] as const)
      if (address?.includes('@') && !targets.has(address)) targets.set(address, { address, why });
  return [...targets.values()];
}
