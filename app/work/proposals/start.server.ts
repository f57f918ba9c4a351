import { randomUUID } from 'node:crypto';
import { eq, and } from 'drizzle-orm';
import type { Plan } from '#content/plans.ts';
import { db } from '#app/platform/db/client.server.ts';
import { isNotIn } from '#app/platform/db/is-in.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import type { ClientActor } from '#app/accounts/core/actor.ts';
import type { EngagementType } from '#app/work/core/engagements/define-engagement.ts';
import { dueDayOf } from '#app/work/core/engagements/due.ts';
import { latenessOf, whatNow } from '#app/work/core/engagements/lateness.ts';
import { DEAD, isEnded } from '#app/work/core/engagements/states.ts';
import {
  findTaxpayer,
  isOwner,
  taxpayersOf,
  type Taxpayer,
} from '#app/work/core/taxpayers/taxpayers.server.ts';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';
import { kindsOfPlan, oldFirmNote, planOffer, type OfferedPart } from './plan-offer.ts';
import { lateMonthText } from './prices.ts';
import { sendProposal, type Sent } from './send.server.ts';
import { isPresent } from '#app/work/core/engagements/access.server.ts';

type Member = { actor: ClientActor; userId: string };

export type Choice = { id: string; name: string; kind: string };

export async function choicesFor(plan: Plan, userId: string): Promise<Choice[]> {
  const kinds = kindsOfPlan(plan);
  const own = await taxpayersOf(userId);
  return own
    .filter(({ kind, role }) => role === 'owner' && kinds.includes(kind))
    .map(({ id, name, kind }) => ({ id, name, kind }));
}

export type ShownOffer = {
  taxpayer: { id: string; name: string };
  lines: {
    type: string;
    name: string;
    /** Empty: nothing, unless a period is chosen. */
    suggested: string;
    due: string | null;
    periods: { value: string; label: string }[];
    /** The suggested period is already with us, at `path`. */
    open: { label: string; path: string } | null;
  }[];
  missing: string[];
  /** What is due before the firm’s first day, and what catching up costs; null: nothing is. */
  before: { lines: string[]; price: string } | null;
  oldFirm: string | null;
  key: string;
};

/** Null for a taxpayer that is not the member's, or of which they are not an owner. */
export async function offerFor(
  plan: Plan,
  { actor }: Pick<Member, 'actor'>,
  taxpayerId: string,
  now = new Date(),
): Promise<ShownOffer | null> {
  const taxpayer = await findTaxpayer(actor, taxpayerId);
  if (!taxpayer || !(await isOwner(db(), taxpayerId, actor.userId))) return null;
  const today = southAfricanDay(now);
  const had = await periodsUnderWay(taxpayer.id);
  const areBooksHere = [...had.keys()].some((key) => key.startsWith('books '));
  const { parts, missing } = planOffer(plan, taxpayer, today, areBooksHere ? today : undefined);
  return {
    taxpayer: { id: taxpayer.id, name: taxpayer.name },
    lines: parts.map(({ type, periods, suggested, earlier }) => {
      const held = had.get(`${type.id} ${suggested.id}`);
      const free = periods.filter(({ id }) => id === 'once' || !had.has(`${type.id} ${id}`));
      const choices = free.map((period) => ({
        value: period.id,
        label: earlier.includes(period) ? `${period.label}, catching up` : period.label,
      }));
      return {
        type: type.id,
        name: type.name,
        suggested: held ? '' : suggested.id,
        due: held ? null : dueText(type, suggested.id, taxpayer, today),
        periods: held ? [{ value: '', label: 'Nothing more' }, ...choices] : choices,
        open: held ? { label: suggested.label, path: `/work/${held}` } : null,
      };
    }),
    missing,
    before: beforeStart(plan, parts, taxpayer, today),
    oldFirm: areBooksHere ? null : oldFirmNote(plan, today),
    key: randomUUID(),
  };
}

function beforeStart(
  plan: Plan,
  parts: OfferedPart[],
  { dates }: Taxpayer,
  today: string,
): ShownOffer['before'] {
  const lines = parts.flatMap(({ type, earlier }) =>
    earlier.flatMap(({ id, label }) => {
      const due = dueDayOf(type, id, dates);
      return due && due >= today ? `${type.name}, ${label}: due ${dayText(due)}` : [];
    }),
  );
  return lines.length > 0 ? { lines, price: lateMonthText(plan) } : null;
}

/** `period`: the choice for a type, by its id. An invalid choice counts as the suggested one. */
export async function startPlan(
  plan: Plan,
  member: Pick<Member, 'actor'>,
  { taxpayerId, key, period }: { taxpayerId: string; key: string; period(type: string): unknown },
  now = new Date(),
): Promise<Sent> {
  const taxpayer = await findTaxpayer(member.actor, taxpayerId);
  const offer = await offerFor(plan, member, taxpayerId, now);
  if (!taxpayer || !offer) return { kind: 'gone' };
  const parts = partsOf(plan, taxpayer, offer, period, now);
  if (parts.length === 0) return { kind: 'exists', titles: offer.lines.map(({ name }) => name) };
  const engagements = parts.map((part) => ({ ...part, price: parts.length === 1 ? plan.price : null }));
  const { name: signatory } = member.actor;
  return sendProposal(member.actor, { taxpayerId, engagements, plan, signatory, key }, now);
}

function partsOf(
  plan: Plan,
  taxpayer: Taxpayer,
  offer: ShownOffer,
  period: (type: string) => unknown,
  now: Date,
) {
  const { parts } = planOffer(plan, taxpayer, southAfricanDay(now));
  return offer.lines.flatMap(({ type: id, periods, suggested }) => {
    const type = parts.find((part) => part.type.id === id)?.type;
    const chosen = periods.find(({ value }) => value === period(id))?.value ?? suggested;
    return type && chosen ? [{ type, period: chosen }] : [];
  });
}

/** The ids of engagements, by type and period. Finished work without a period can be ordered again. */
async function periodsUnderWay(taxpayerId: string): Promise<Map<string, string>> {
  const { id, type, period, state } = engagements;
  const rows = await db()
    .select({ id, type, period, state })
    .from(engagements)
    .where(and(eq(engagements.taxpayerId, taxpayerId), isNotIn(state, DEAD), isPresent));
  const held = rows.filter((row) => row.period !== 'once' || !isEnded(row.state));
  return new Map(held.map((row) => [`${row.type} ${row.period}`, row.id]));
}

function dueText(type: EngagementType, period: string, taxpayer: Taxpayer, today: string): string | null {
  const dueOn = dueDayOf(type, period, taxpayer.dates);
  if (!dueOn) return null;
  const late = latenessOf({ type, period, taxpayer, dueOn }, today);
  return late ? `Was due ${dayText(dueOn)}: ${whatNow(late.ending, 'client')}` : `Due ${dayText(dueOn)}`;
}
