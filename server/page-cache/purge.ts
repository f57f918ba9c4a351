import { randomUUID } from 'node:crypto';
import { once, EventEmitter } from 'node:events';
import type { Sql } from 'postgres';
import { connectTo } from '#app/platform/db/connect.server.ts';
import { SECOND } from '#app/platform/core/time.ts';
import type { Log } from '../request-log.ts';

const ARRIVES_WITHIN = 3 * SECOND;
const LOOK_EVERY = 2 * SECOND;
const NOT_PASSED_ON =
  'the database behind DATABASE_URL passes no notices on, as a pooler in transaction mode does not: changed pages are looked for every two seconds until DATABASE_DIRECT_URL is set';

/** Also purges after each (re)connection, because notices sent in between are lost. */
export function listenForPurges(
  url: string,
  purge: () => void,
  log: Pick<Log, 'warn'>,
): { stop(): Promise<void> } {
  const client = connect(url);
  const looking = lookForChanges(client, purge);
  const onListening = async () => {
    purge();
    const arrive = await noticesArrive(url).catch(() => true);
    if (!arrive) log.warn(NOT_PASSED_ON);
    looking.set(!arrive);
  };
  client
    .listen('page_purge', purge, () => void onListening())
    .catch((error: unknown) => {
      log.warn({ err: error }, 'cannot listen for page purges yet');
    });
  return {
    stop() {
      looking.stop();
      return client.end({ timeout: 1 });
    },
  };
}

function connect(url: string): Sql {
  return connectTo(url, {
    max: 1,
    idle_timeout: 10,
    // The driver asks for array types on each connection, and nobody handles its failure when that is lost.
    fetch_types: false,
    // By default the wait between attempts grows to 20 s, and notices are missed.
    backoff: () => 1,
    connection: { application_name: 'site page cache' },
  });
}

async function noticesArrive(url: string): Promise<boolean> {
  const client = connect(url);
  const channel = `notice_${randomUUID().replaceAll('-', '')}`;
  const notices = new EventEmitter();
  const arrived = once(notices, 'arrived', { signal: AbortSignal.timeout(ARRIVES_WITHIN) }).then(
    () => true,
    () => false,
  );
  try {
    await client.listen(channel, () => notices.emit('arrived'));
    await client.notify(channel, '');
    return await arrived;
  } finally {
    await client.end({ timeout: 1 });
  }
}

/** Compares the version of the row that each change writes. */
function lookForChanges(client: Sql, purge: () => void) {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let seen: string | undefined;
  const look = async () => {
    const [row] = await client`select xmin::text as version from last_runs where name = 'page change'`;
    const version = String(row?.version);
    if (seen !== undefined && version !== seen) purge();
    seen = version;
  };
  return {
    set(active: boolean) {
      clearInterval(timer);
      if (active && !stopped) timer = setInterval(() => void look().catch(() => {}), LOOK_EVERY);
    },
    stop() {
      stopped = true;
      clearInterval(timer);
    },
  };
}
