import { keysOf } from './keys.ts';

/** `site`: what happens by itself, or follows from what somebody did. */
export type Party = 'firm' | 'client' | 'site';

export type Moves<State extends string> = Readonly<Partial<Record<Party, readonly State[]>>>;

/**
 * While releases roll, a newer one stores states that this one does not know. Their row is `unknown`:
 * it asks nobody for anything, and nothing about it may be changed.
 */
export function defineStates<Table extends Readonly<Record<string, object>>>(
  rows: Table,
  unknown: Table[keyof Table],
): Table {
  return new Proxy(rows, {
    get: (all, state) =>
      typeof state === 'symbol' || Object.hasOwn(all, state) ? Reflect.get(all, state) : unknown,
  });
}

export function statesThat<State extends string, Row>(
  table: Readonly<Record<State, Row>>,
  test: (row: Row) => boolean,
): State[] {
  return keysOf(table).filter((state) => test(table[state]));
}

/** Moving to the present state is always allowed. */
export function mayMove<State extends string>(
  table: Readonly<Record<State, { goesTo: Moves<State> }>>,
  party: Party,
  from: State,
  to: State,
): boolean {
  return from === to || (table[from].goesTo[party]?.includes(to) ?? false);
}
