import { and, eq, isNull } from 'drizzle-orm';
import type { CommonReason, QuestionField, Reason } from '#app/accounts/bulk/define-bulk.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import type { recurringWork } from '#app/platform/db/schema/recurring.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { looksAfter } from '#app/work/core/engagements/access.server.ts';
import type { EngagementType } from '#app/work/core/engagements/define-engagement.ts';
import type { Period, TaxpayerDates } from '#app/work/core/engagements/periods.ts';
import { everyKind, typeOf } from '#app/work/core/engagements/types.ts';
import { lockRecurring } from '#app/work/core/recurring/changing.server.ts';
import { clientsOfMany, kindsOfMany, type ClientOfMany } from '#app/work/core/recurring/of-many.server.ts';
import { lockClient } from '#app/work/core/taxpayers/for-client.server.ts';

export const REASONS_OF_MANY = {
  others: (many, { them }) => `${many} left alone: a colleague looks after ${them}`,
  none: (many, { it, does }) => `${many} left out: ${it} ${does} not have this recurring work`,
  period: (many, { it, has }) => `${many} left out: ${it} ${has} no such period`,
} satisfies Record<string, Reason>;

export const NO_KIND = 'Choose the recurring work.';

/** `“Monthly payroll (EMP201)”`, once it is chosen. */
export function workCalled(kind: string | undefined): string {
  return kind === undefined ? 'recurring work' : `“${typeOf(kind)?.name ?? kind}”`;
}

export function kindField(options: readonly { value: string; label: string }[], kind = ''): QuestionField {
  const all = [{ value: '', label: 'Please choose' }, ...options];
  return { name: 'kind', label: 'Recurring work', kind: 'choice', value: kind, options: all };
}

export async function kindFieldOf(
  me: FirmActor,
  ids: readonly string[],
  kind: string | undefined,
): Promise<QuestionField> {
  const had = new Map((await kindsOfMany(me, ids)).map(({ type, clients }) => [type, clients]));
  const known = everyKind().filter(({ id }) => had.has(id));
  return kindField(
    known.map(({ id, name }) => ({ value: id, label: `${name}: ${had.get(id)}` })),
    kind,
  );
}

/** Null if nobody knows it, or it does not come again. */
export function kindIn(form: FormData): EngagementType | null {
  const type = typeOf(textIn(form, 'kind'));
  return type && type.period !== 'once' ? type : null;
}

export function typeIn({ kind }: { kind?: string }): EngagementType | null {
  return kind === undefined ? null : typeOf(kind);
}

export function periodOptions(
  clients: readonly { dates: TaxpayerDates }[],
  periodsFor: (dates: TaxpayerDates) => Period[],
): { value: string; label: string }[] {
  const all = new Map(clients.flatMap(({ dates }) => periodsFor(dates)).map(({ id, label }) => [id, label]));
  return [...all]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([value, label]) => ({ value, label }));
}

/** By id, why a client is left out; `why` says it of those that the reader looks after. Empty without a kind. */
export async function leftOf<Why extends string>(
  me: FirmActor,
  ids: readonly string[],
  kind: string | undefined,
  why: (one: ClientOfMany) => Why | null,
): Promise<Map<string, Why | 'others' | CommonReason>> {
  if (kind === undefined) return new Map();
  const clients = new Map((await clientsOfMany(me, ids, kind)).map((one) => [one.client.id, one]));
  return new Map(
    ids.flatMap((id) => {
      const one = clients.get(id);
      const reason = !one ? 'changed' : looksAfter(me, one.client) ? why(one) : 'others';
      return reason ? [[id, reason] as const] : [];
    }),
  );
}

/** Locked, with the client; or why it is left alone. */
export async function lockServiceOf(tx: Transaction, me: FirmActor, id: string, kind: string | undefined) {
  const client = await lockClient(tx, me, id);
  if (typeof client === 'string') return client;
  const row = await lockRecurring(tx, id, { type: kind ?? '' });
  return row ? { client, row } : ('none' as const);
}

/** For an Undo: locked; null if client or service are gone, or lie in the trash. */
export async function lockServiceAgain(
  tx: Transaction,
  id: string,
  recurring: string,
): Promise<typeof recurringWork.$inferSelect | null> {
  const isPresent = and(eq(taxpayers.id, id), isNull(taxpayers.deletedAt));
  const [client] = await tx.select({ id: taxpayers.id }).from(taxpayers).where(isPresent).for('update');
  return client ? ((await lockRecurring(tx, id, { id: recurring })) ?? null) : null;
}
