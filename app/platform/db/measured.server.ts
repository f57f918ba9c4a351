import { metrics } from '#app/platform/core/metrics.server.ts';

export type Load = { underWay: number };

type Call = (...args: unknown[]) => Promise<unknown>;

/** Times Drizzle's queries, also in transactions, because postgres.js reports only their start. */
export function measured<Client extends object>(client: Client, load?: Load): Client {
  return new Proxy(client, {
    get(target, name) {
      const own: unknown = Reflect.get(target, name);
      if (name === 'unsafe') return (...args: unknown[]) => trackLoad(timed((own as Call)(...args)), load);
      if (name === 'begin' || name === 'savepoint')
        return (...args: unknown[]) => trackLoad((own as Call)(...args.map(measuredWithin)), load);
      return own;
    },
  });
}

function measuredWithin(argument: unknown): unknown {
  if (typeof argument !== 'function') return argument;
  return (client: object) => (argument as (client: object) => unknown)(measured(client));
}

function timed<Query extends Promise<unknown>>(query: Query): Query {
  whenSettled(query, metrics().querySeconds.startTimer());
  return query;
}

function trackLoad<Work extends Promise<unknown>>(work: Work, load: Load | undefined): Work {
  if (!load) return work;
  load.underWay += 1;
  whenSettled(work, () => void (load.underWay -= 1));
  return work;
}

/** The query's own `then` would send it before the caller chose the form of its rows. */
function whenSettled(work: Promise<unknown>, act: () => void): void {
  void Promise.prototype.then.call(
    work,
    () => act(),
    () => act(),
  );
}
