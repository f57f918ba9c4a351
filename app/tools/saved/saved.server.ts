import { and, desc, eq, gt, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import { isCalculatorType, type CalculatorType } from '#app/tools/calculators/calculators.ts';
import { LENGTHS } from '#app/platform/db/lengths.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { savedCalculations } from '#app/platform/db/schema/saved.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import { oneLine } from '#app/platform/core/text.ts';
import { DAY, MINUTE } from '#app/platform/core/time.ts';
import { parseInputs, type Inputs } from './inputs.ts';

const LONGEST_TITLE = LENGTHS.savedTitle[1];

const RETENTION_DAYS = retention.savedCalculationDays;

export type SavedCalculation = {
  token: string;
  title: string;
  kind: CalculatorType;
  inputs: Inputs;
  savedAt: Date;
  /** Null for a member's: it stays. */
  expiresAt: Date | null;
};

type NewCalculation = { title: string; kind: CalculatorType; inputs: Inputs; ownerId?: string | null };

export async function saveCalculation(calculation: NewCalculation, now = new Date()): Promise<string> {
  await deleteExpired(now);
  return db().transaction(async (tx) => {
    const repeated = await findRepeated(tx, calculation, now);
    if (repeated) return repeated;
    const [saved] = await tx
      .insert(savedCalculations)
      .values({ ...calculation, createdAt: now, updatedAt: now })
      .returning({ token: savedCalculations.id });
    if (!saved) throw ownError('Postgres stored a calculation and returned no row.');
    return saved.token;
  });
}

/** A cached page has no key: a member's repeats within a minute count once. A visitor's cannot be attributed. */
async function findRepeated(
  tx: Transaction,
  { ownerId, kind, inputs }: NewCalculation,
  now: Date,
): Promise<string | null> {
  if (!ownerId) return null;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`calculation ${ownerId}`}, 0))`);
  const isSame = and(
    eq(savedCalculations.ownerId, ownerId),
    eq(savedCalculations.kind, kind),
    sql`${savedCalculations.inputs} = ${JSON.stringify(inputs)}::jsonb`,
    gt(savedCalculations.createdAt, new Date(now.getTime() - MINUTE)),
  );
  const [same] = await tx.select({ token: savedCalculations.id }).from(savedCalculations).where(isSame);
  return same?.token ?? null;
}

export async function findCalculation(token: string, now = new Date()): Promise<SavedCalculation | null> {
  if (!isUuid(token)) return null;
  const [saved = null] = await readCalculations(and(eq(savedCalculations.id, token), isValid(now)));
  return saved;
}

export function listCalculationsOf(userId: string): Promise<SavedCalculation[]> {
  return readCalculations(eq(savedCalculations.ownerId, userId));
}

/** False when it is another member's, expired or unknown. */
export async function claimCalculation(token: string, userId: string, now = new Date()): Promise<boolean> {
  if (!isUuid(token)) return false;
  const { ownerId } = savedCalculations;
  const claimed = await db()
    .update(savedCalculations)
    .set({ ownerId: userId })
    .where(and(eq(savedCalculations.id, token), isValid(now), or(isNull(ownerId), eq(ownerId, userId))))
    .returning({ token: savedCalculations.id });
  return claimed.length > 0;
}

/** Null unless it is one line of a permitted length. */
export function readTitle(typed: unknown): string | null {
  const title = typeof typed === 'string' ? oneLine(typed) : '';
  return title.length >= 1 && title.length <= LONGEST_TITLE ? title : null;
}

/** `title`: from `readTitle`. False when the calculation is not this member's. */
export async function renameCalculation(token: string, userId: string, title: string): Promise<boolean> {
  if (!isUuid(token)) return false;
  const renamed = await db()
    .update(savedCalculations)
    .set({ title })
    .where(isOwn(token, userId))
    .returning({ token: savedCalculations.id });
  return renamed.length > 0;
}

/** False when the calculation is not this member's. */
export async function deleteCalculation(token: string, userId: string): Promise<boolean> {
  if (!isUuid(token)) return false;
  const deleted = await db()
    .delete(savedCalculations)
    .where(isOwn(token, userId))
    .returning({ token: savedCalculations.id });
  return deleted.length > 0;
}

export async function deleteExpired(now = new Date()): Promise<number> {
  const { id, ownerId, updatedAt } = savedCalculations;
  const deleted = await db()
    .delete(savedCalculations)
    .where(and(isNull(ownerId), lt(updatedAt, oldestValid(now))))
    .returning({ id });
  return deleted.length;
}

/** Leaves out calculators that this release does not know: a newer replica may have stored them. */
async function readCalculations(where: ReturnType<typeof and>): Promise<SavedCalculation[]> {
  const { updatedAt } = savedCalculations;
  const rows = await db().select().from(savedCalculations).where(where).orderBy(desc(updatedAt));
  return rows.flatMap(({ id: token, title, kind, inputs, createdAt: savedAt, updatedAt, ownerId }) => {
    if (!isCalculatorType(kind)) return [];
    const expiresAt = ownerId ? null : new Date(updatedAt.getTime() + RETENTION_DAYS * DAY);
    return [{ token, title, kind, inputs: parseInputs(inputs, kind), savedAt, expiresAt }];
  });
}

function isOwn(token: string, userId: string) {
  return and(eq(savedCalculations.id, token), eq(savedCalculations.ownerId, userId));
}

function isValid(now: Date) {
  return or(isNotNull(savedCalculations.ownerId), gte(savedCalculations.updatedAt, oldestValid(now)));
}

function oldestValid(now: Date): Date {
  return new Date(now.getTime() - RETENTION_DAYS * DAY);
}
