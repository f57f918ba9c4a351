import type { Transaction } from '#app/platform/db/client.server.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { dayText } from '#app/platform/core/time.ts';
import { notifyClient } from '../notices/notify-client.server.ts';
import { toldAmong } from '../notices/taken-from-client.server.ts';
import { changing, recordStep, update } from './changing.server.ts';
import type { Engagement } from './find.server.ts';
import { isUnsettled, linesText, outcomeText, settledText, type Outcome } from './outcome.ts';
import { mayHaveOutcome } from './outcome-states.ts';
import { addEvent } from './timeline.server.ts';

type Saved = 'saved' | 'changed' | 'closed' | 'gone';

/** Null: written down by mistake. The mail names no figure. `closed`: not with SARS. `changed`: since `version`. */
export function setOutcome(
  actor: FirmActor,
  id: string,
  { outcome, version }: { outcome: Omit<Outcome, 'settledOn'> | null; version: number },
  now = new Date(),
): Promise<Saved> {
  return changing(actor, id, async (tx, engagement) => {
    if (!mayHaveOutcome(engagement)) return 'closed';
    if (engagement.version !== version) return 'changed';
    const before = engagement.outcome;
    if (!outcome && !before) return 'saved';
    const settledOn = before && before.figure === outcome?.figure ? before.settledOn : null;
    const after = outcome && { ...outcome, settledOn };
    const isTold = before !== null && (await toldAmong(tx, ['outcome'], [id])).length > 0;
    await update(tx, id, { outcome: after });
    if (after) await notifyClient(tx, { engagementId: id, kind: 'outcome' }, actor, now);
    else if (isTold) await notifyClient(tx, { engagementId: id, kind: 'outcome_undone' }, actor, now);
    const text = after
      ? `SARS assessed it on ${dayText(after.assessedOn)}${before ? ' (corrected)' : ''}`
      : 'What SARS decided was written down by mistake';
    const isForClient = after !== null || isTold;
    await addEvent(tx, { engagementId: id, kind: 'note', text, isForClient }, actor, now);
    await recordOutcome(tx, actor, engagement, after);
    return 'saved';
  });
}

/** That money was paid, or paid back, on `settledOn`; null: it was not. Nobody is mailed. */
export function settleOutcome(
  actor: FirmActor,
  id: string,
  { settledOn, version }: { settledOn: string | null; version: number },
  now = new Date(),
): Promise<Saved> {
  return changing(actor, id, async (tx, engagement) => {
    const { outcome } = engagement;
    if (!outcome || !mayHaveOutcome(engagement)) return 'closed';
    if (engagement.version !== version) return 'changed';
    if (settledOn ? !isUnsettled(outcome) : outcome.settledOn === null) return 'saved';
    const after = { ...outcome, settledOn };
    await update(tx, id, { outcome: after });
    const text = settledText(after) ?? 'Not paid yet';
    await addEvent(tx, { engagementId: id, kind: 'note', text, isForClient: true }, actor, now);
    await recordOutcome(tx, actor, engagement, after);
    return 'saved';
  });
}

async function recordOutcome(
  tx: Transaction,
  actor: FirmActor,
  engagement: Engagement,
  after: Outcome | null,
): Promise<void> {
  const textOf = (outcome: Outcome | null) =>
    outcome && [outcomeText(outcome), linesText(outcome), settledText(outcome)].filter(Boolean).join(' ');
  await recordStep(tx, actor, 'update', engagement, {
    outcome: { from: textOf(engagement.outcome), to: textOf(after) },
  });
}
