import type { FirmActor } from '#app/accounts/core/actor.ts';
import { changesBetween, record } from '#app/platform/audit/audit.server.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { violates } from '#app/platform/db/failure.ts';

export type DeclaredRow = { id: string; name: string; version: number; endedAt: Date | null };

/** What became of a word that clients have, once it is offered no more; `to` null: they keep it. */
export type Reworded = { from: string; to: string | null; clients: number };

type Change<Values> = { values?: Values & { version: number }; endedAt?: Date | null };

type Table<Values, Row> = {
  entity: 'client_field' | 'tag';
  oneName: string;
  verbs: { end: 'retire' | 'delete'; back: 'bring-back' | 'restore' };
  /** False if it is there already. */
  insert(tx: Transaction, row: Values & { id: string }): Promise<boolean>;
  lock(tx: Transaction, id: string): Promise<Row | undefined>;
  /** What is not given stays. */
  update(tx: Transaction, id: string, set: Change<Values>): Promise<unknown>;
  reword?(tx: Transaction, before: Row, values: Values): Promise<Reworded[]>;
  written(values: Values): Record<string, string>;
};

/** What managers declare about clients: no two in use have one name, and what was ended can be brought back. */
export function declaredRows<Values extends { name: string }, Row extends Values & DeclaredRow>(
  table: Table<Values, Row>,
) {
  const { entity, written } = table;

  function recordIt(
    tx: Transaction,
    me: FirmActor,
    verb: 'add' | 'update' | 'retire' | 'bring-back' | 'delete' | 'restore',
    about: { entityId: string; subject: string; changes?: ReturnType<typeof changesBetween> },
  ): Promise<void> {
    return record(tx, { actorId: me.id, action: `${entity}.${verb}`, entity, ...about });
  }

  function unlessTaken<Result>(change: (tx: Transaction) => Promise<Result>): Promise<Result | 'taken'> {
    return db()
      .transaction(change)
      .catch((error: unknown) => {
        if (violates(error, table.oneName)) return 'taken' as const;
        throw error;
      });
  }

  return {
    /** `id`: of a new one, so that a repeat adds nothing. `taken`: another has this name. */
    add(me: FirmActor, id: string, values: Values): Promise<'added' | 'taken'> {
      return unlessTaken(async (tx) => {
        const isNew = await table.insert(tx, { ...values, id });
        if (isNew) await recordIt(tx, me, 'add', { entityId: id, subject: values.name });
        return 'added' as const;
      });
    },

    /** `changed`: somebody else has saved it since `version` was read. */
    save(
      me: FirmActor,
      { id, version }: { id: string; version: number },
      values: Values,
    ): Promise<{ before: Row; reworded: Reworded[] } | 'taken' | 'changed' | 'gone'> {
      return unlessTaken(async (tx) => {
        const before = await table.lock(tx, id);
        if (!before || before.endedAt) return 'gone' as const;
        if (before.version !== version) return 'changed' as const;
        await table.update(tx, id, { values: { ...values, version: version + 1 } });
        const reworded = (await table.reword?.(tx, before, values)) ?? [];
        const changes = { ...changesBetween(written(before), written(values)), ...ofClients(reworded) };
        await recordIt(tx, me, 'update', { entityId: id, subject: values.name, changes });
        return { before, reworded };
      });
    },

    /** Offered nowhere, or again; clients keep what they have of it. */
    end(
      me: FirmActor,
      id: string,
      isEnded: boolean,
      now = new Date(),
    ): Promise<{ name: string } | 'taken' | 'gone'> {
      return unlessTaken(async (tx) => {
        const before = await table.lock(tx, id);
        if (!before || (before.endedAt !== null) === isEnded) return 'gone' as const;
        await table.update(tx, id, { endedAt: isEnded ? now : null });
        const verb = isEnded ? table.verbs.end : table.verbs.back;
        await recordIt(tx, me, verb, { entityId: id, subject: before.name });
        return { name: before.name };
      });
    },
  };
}

function ofClients(reworded: readonly Reworded[]): ReturnType<typeof changesBetween> {
  const changed = reworded.filter(({ to }) => to !== null);
  return Object.fromEntries(
    changed.map(({ from, to, clients }) => [`clients with “${from}”: ${clients}`, { from, to }]),
  );
}
