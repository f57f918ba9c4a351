import { connectTo } from '#app/db/connect.server.ts';
import type { Log } from '../request-log.ts';

/** Also purges after each (re)connection, because notices sent in between are lost. */
export function listenForPurges(url: string, purge: () => void, log: Log): { stop(): Promise<void> } {
  const client = connectTo(url, {
    max: 1,
    // By default the wait between attempts grows to 20 s, in which notices are missed.
    backoff: () => 1,
    connection: { application_name: 'site page cache' },
  });
  client.listen('page_purge', purge, purge).catch((error: unknown) => {
    log.warn({ err: error }, 'cannot listen for page purges yet');
  });
  return { stop: () => client.end({ timeout: 1 }) };
}
