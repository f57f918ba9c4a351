import { networksOf } from '#app/platform/http/rate-limit.server.ts';
import { SECOND } from '#app/platform/core/time.ts';

export const RENDERS_REFUSED = 'RENDERS_REFUSED';

const BURST = 20;
const MOST_NETWORKS = 10_000;

/** Counts one render for the network of this address, in this process; throws when it has had too many. */
export type CountRender = (address: string) => void;

/** A bucket for each network that fills by `perSecond`; `now` is in milliseconds and monotonic. */
export function limitRenders(perSecond: number, now = () => performance.now()): CountRender {
  const buckets = new Map<string, { left: number; at: number }>();
  return (address) => {
    const taken = networksOf(address).map(({ network, share }) => {
      const most = perSecond * BURST * share;
      const { left, at } = buckets.get(network) ?? { left: most, at: now() };
      const filled = Math.min(most, left + ((now() - at) / SECOND) * perSecond * share);
      return { network, left: filled - 1 };
    });
    if (taken.some(({ left }) => left < 0)) {
      throw Object.assign(new Error('too many renders'), { code: RENDERS_REFUSED });
    }
    for (const { network, left } of taken) {
      // Moved to the end, so that the first is the one that was idle longest.
      buckets.delete(network);
      buckets.set(network, { left, at: now() });
    }
    for (const network of buckets.keys()) {
      if (buckets.size <= MOST_NETWORKS) break;
      buckets.delete(network);
    }
  };
}
