import { and, desc, eq, gte, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { z } from 'zod';
import { retention } from '#content/retention.ts';
import type { CalculatorType } from '#app/calculators/calculators.ts';
import { db } from '#app/db/client.server.ts';
import { savedCalculations } from '#app/db/schema/saved.ts';
import { DAY } from '#app/time.ts';
import { parseInputs, type Inputs } from './inputs.ts';

/** How long a calculation that belongs to nobody is kept, from when it was saved. */
export const KEPT_DAYS = retention.savedCalculationDays;

export type SavedCalculation = {
  /** The unguessable part of its address. */
  token: string;
  title: string;
  kind: CalculatorType;
  inputs: Inputs;
  savedAt: Date;
  /** Null for one that belongs to a member: it stays. */
  expiresAt: Date | null;
};

type New = { title: string; kind: CalculatorType; inputs: Inputs; ownerId?: string | null };

/** Stores a calculation and returns its token. Those that have expired are deleted on the way, so no job must. */
export async function saveCalculation(calculation: New, now = new Date()): Promise<string> {
  await forgetExpired(now);
  const [saved] = await db()
    .insert(savedCalculations)
    .values({ ...calculation, createdAt: now, updatedAt: now })
    .returning({ token: savedCalculations.id });
  if (!saved) throw new Error('Postgres stored a calculation and returned no row.');
  return saved.token;
}

/** The calculation at an address, whoever asks; null for an unknown and for an expired one. */
export async function findCalculation(token: string, now = new Date()): Promise<SavedCalculation | null> {
  if (!isToken(token)) return null;
  const [row] = await db()
    .select()
    .from(savedCalculations)
    .where(and(eq(savedCalculations.id, token), isKept(now)));
  return row ? fromRow(row) : null;
}

/** Makes a calculation that belongs to nobody a member's own. False when it is another's, expired or unknown. */
export async function claimCalculation(token: string, userId: string, now = new Date()): Promise<boolean> {
  if (!isToken(token)) return false;
  const claimed = await db()
    .update(savedCalculations)
    .set({ ownerId: userId })
    .where(
      and(
        eq(savedCalculations.id, token),
        isKept(now),
        or(isNull(savedCalculations.ownerId), eq(savedCalculations.ownerId, userId)),
      ),
    )
    .returning({ token: savedCalculations.id });
  return claimed.length > 0;
}

/** A member's calculations, the last changed first. */
export async function listCalculationsOf(userId: string): Promise<SavedCalculation[]> {
  const rows = await db()
    .select()
    .from(savedCalculations)
    .where(eq(savedCalculations.ownerId, userId))
    .orderBy(desc(savedCalculations.updatedAt));
  return rows.map(fromRow);
}

/** Gives a member's calculation another title (1 to 200 characters). False when it is not this member's. */
export async function renameCalculation(token: string, userId: string, title: string): Promise<boolean> {
  if (!isToken(token)) return false;
  const renamed = await db()
    .update(savedCalculations)
    .set({ title })
    .where(isOwn(token, userId))
    .returning({ token: savedCalculations.id });
  return renamed.length > 0;
}

/** Deletes a member's calculation. False when it is not this member's. */
export async function removeCalculation(token: string, userId: string): Promise<boolean> {
  if (!isToken(token)) return false;
  const removed = await db()
    .delete(savedCalculations)
    .where(isOwn(token, userId))
    .returning({ token: savedCalculations.id });
  return removed.length > 0;
}

/** Deletes what belongs to nobody and was saved more than `KEPT_DAYS` ago. */
export async function forgetExpired(now = new Date()): Promise<void> {
  await db()
    .delete(savedCalculations)
    .where(and(isNull(savedCalculations.ownerId), lt(savedCalculations.updatedAt, oldestKept(now))));
}

function isOwn(token: string, userId: string) {
  return and(eq(savedCalculations.id, token), eq(savedCalculations.ownerId, userId));
}

function isKept(now: Date) {
  return or(isNotNull(savedCalculations.ownerId), gte(savedCalculations.updatedAt, oldestKept(now)));
}

function oldestKept(now: Date): Date {
  return new Date(now.getTime() - KEPT_DAYS * DAY);
}

/** Anything else would be an error of Postgres, not an empty answer. */
function isToken(text: string): boolean {
  return z.guid().safeParse(text).success;
}

function fromRow(row: typeof savedCalculations.$inferSelect): SavedCalculation {
  const { id, title, kind, inputs, createdAt, updatedAt, ownerId } = row;
  const expiresAt = ownerId ? null : new Date(updatedAt.getTime() + KEPT_DAYS * DAY);
  return { token: id, title, kind, inputs: parseInputs(inputs), savedAt: createdAt, expiresAt };
}
