import { eq } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { isColleague, nameOf } from '#app/accounts/core/colleagues.server.ts';
import type { Change } from '#app/platform/audit/audit.server.ts';
import { dayText } from '#app/platform/core/time.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { MOST_INSIDE, type InsideStep } from '#app/platform/db/inside-values.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { changing, recordStep, update } from '../engagements/changing.server.ts';
import { isEnded } from '../engagements/states.ts';
import { addEvent } from '../engagements/timeline.server.ts';

export type InsideValues = Pick<InsideStep, 'what' | 'who' | 'day'>;

/** `closed`: the work has ended. `missing`: no such step. `unknown`: `who` may not work. `gone`: no such work. */
type Refused = 'closed' | 'unknown' | 'gone';

/** `id`: of the form, so that a repeat adds nothing. `full`: there are as many as there may be. */
export function addInside(
  actor: FirmActor,
  workId: string,
  step: InsideValues & { id: string },
  now = new Date(),
): Promise<'saved' | 'full' | Refused> {
  return rewriting<'saved' | 'full' | 'unknown'>(actor, workId, now, async (tx, steps) => {
    if (steps.some(({ id }) => id === step.id)) return 'saved';
    if (steps.length >= MOST_INSIDE) return 'full';
    if (!(await mayDo(tx, step.who))) return 'unknown';
    return {
      steps: [...steps, { ...step, of: null, done: null }],
      text: `Step${await forWhom(tx, step)}: ${step.what}`,
      changes: { step: { from: null, to: step.what }, colleague: { from: null, to: step.who } },
    };
  });
}

/** `seen`: what it was when the form was drawn; null if that is not known. `changed`: it is not so any more. */
export function saveInside(
  actor: FirmActor,
  workId: string,
  { id, seen, ...values }: InsideValues & { id: string; seen: InsideValues | null },
  now = new Date(),
): Promise<'saved' | 'missing' | 'changed' | Refused> {
  return rewriting<'saved' | 'missing' | 'changed' | 'unknown'>(actor, workId, now, async (tx, steps) => {
    const before = steps.find((step) => step.id === id);
    if (!before) return 'missing';
    if (seenAs(before) === seenAs(values)) return 'saved';
    if (!seen || seenAs(before) !== seenAs(seen)) return 'changed';
    if (values.who !== before.who && !(await mayDo(tx, values.who))) return 'unknown';
    return {
      steps: steps.map((step) => (step.id === id ? { ...step, ...values } : step)),
      text: `Step changed${await forWhom(tx, values)}: ${values.what}`,
      changes: {
        step: { from: before.what, to: values.what },
        colleague: { from: before.who, to: values.who },
        day: { from: before.day, to: values.day },
      },
    };
  });
}

/** Ticks a step, or takes the tick back. Everybody who sees the work may. */
export function finishInside(
  actor: FirmActor,
  workId: string,
  { id, isDone }: { id: string; isDone: boolean },
  now = new Date(),
): Promise<'saved' | 'missing' | Refused> {
  return rewriting<'saved' | 'missing'>(actor, workId, now, async (_, steps) => {
    const before = steps.find((step) => step.id === id);
    if (!before) return 'missing';
    if ((before.done !== null) === isDone) return 'saved';
    const done = isDone ? { by: actor.id, at: now.toISOString() } : null;
    return {
      steps: steps.map((step) => (step.id === id ? { ...step, done } : step)),
      text: `${isDone ? 'Step done' : 'Step to do again'}: ${before.what}`,
      changes: { step: before.what, done: { from: before.done?.by ?? null, to: done?.by ?? null } },
    };
  });
}

export function removeInside(
  actor: FirmActor,
  workId: string,
  id: string,
  now = new Date(),
): Promise<'saved' | 'missing' | Refused> {
  return rewriting<'saved' | 'missing'>(actor, workId, now, async (_, steps) => {
    const before = steps.find((step) => step.id === id);
    if (!before) return 'missing';
    return {
      steps: steps.filter((step) => step.id !== id),
      text: `Step removed: ${before.what}`,
      changes: { step: { from: before.what, to: null } },
    };
  });
}

/** The state of a step as a form saw it, to notice later that somebody changed it. */
function seenAs({ what, who, day }: InsideValues): string {
  return JSON.stringify([what, who, day]);
}

type Rewritten = {
  steps: readonly InsideStep[];
  /** For colleagues: the client reads nothing of it. */
  text: string;
  changes: Record<string, Change | string>;
};

function rewriting<Other extends string>(
  actor: FirmActor,
  workId: string,
  now: Date,
  rewrite: (tx: Transaction, steps: readonly InsideStep[]) => Promise<Rewritten | Other>,
): Promise<Other | 'saved' | 'closed' | 'gone'> {
  return changing<Other | 'saved' | 'closed' | 'gone'>(actor, workId, async (tx, engagement) => {
    if (isEnded(engagement.state)) return 'closed';
    const [row] = await tx
      .select({ steps: engagements.insideSteps })
      .from(engagements)
      .where(eq(engagements.id, workId));
    const rewritten = await rewrite(tx, row?.steps ?? []);
    if (typeof rewritten === 'string') return rewritten;
    const { steps, text, changes } = rewritten;
    await update(tx, workId, { insideSteps: steps });
    await addEvent(tx, { engagementId: workId, kind: 'note', text, isForClient: false }, actor, now);
    await recordStep(tx, actor, 'update', engagement, changes);
    return 'saved';
  });
}

function mayDo(tx: Transaction, who: string | null): Promise<boolean> {
  return who === null ? Promise.resolve(true) : isColleague(tx, who, 'work');
}

async function forWhom(tx: Transaction, { who, day }: InsideValues): Promise<string> {
  const name = who && (await nameOf(tx, who));
  return `${name ? ` for ${name}` : ''}${day ? ` by ${dayText(day)}` : ''}`;
}
