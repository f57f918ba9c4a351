import type { requestItems } from '#app/platform/db/schema/engagements.ts';
import type { Actor } from '#app/accounts/core/actor.ts';
import type { Engagement } from './find.server.ts';
import { update } from './changing.server.ts';
import { changingItem, declaredItems, noteItem, setItem, stateBefore } from './items.server.ts';
import { isLocked, ITEM_STATE } from './item-states.ts';
import { answerMark } from './answer-mark.server.ts';
import { notifyFirm } from '../notices/notify-firm.server.ts';
import { notMineOf, notMineText, yesBehind } from './not-mine.ts';
import { passToFirm } from './progress.server.ts';
import { isUnderWay } from './states.ts';
import { checklistOf } from './types.ts';

type Row = typeof requestItems.$inferSelect;

type Answer =
  | { kind: 'text'; text: string }
  // `isSure`: asked about the own yes that it contradicts.
  | { kind: 'not-mine'; reason?: string; isSure?: boolean }
  | { kind: 'reopen' }
  | { kind: 'restore' };

export type Answered = 'saved' | 'closed' | 'sent' | 'needed' | 'unexplained' | 'unsure' | 'clash' | 'gone';

/** `closed`: accepted since. `sent`: “not mine” withdraws no files. `unsure`: it contradicts the client’s own yes, and nobody asked about that. `clash`: it was answered otherwise since a form with this `mark` was drawn. A client may not say it of `needed` items. */
export async function answerItem(
  actor: Actor,
  itemId: string,
  { mark, ...answer }: Answer & { mark?: string },
  now = new Date(),
): Promise<Answered> {
  return changingItem(actor, itemId, async (tx, engagement, item) => {
    if (!isUnderWay(engagement.state) || isLocked(item)) return 'closed';
    // Approved, or not, by an act of its own.
    if (item.approval && actor.party === 'client' && answer.kind !== 'reopen') return 'closed';
    if (mark !== undefined && mark !== answerMark(item) && !isSame(answer, item)) return 'clash';
    if (answer.kind === 'reopen') {
      await setItem(tx, item, { state: item.reason ? 'returned' : 'open' });
      return 'saved';
    }
    if (answer.kind === 'restore') {
      const state = await stateBefore(tx, item);
      const values = state === 'answered' ? { state } : notMine(actor, engagement, item, undefined);
      if (typeof values === 'string') return 'closed';
      await setItem(tx, item, values);
    } else if (answer.kind === 'text') {
      await setItem(tx, item, { state: 'answered', answer: answer.text });
      await noteItem(tx, engagement, `Answered: ${item.what}`, actor, now);
    } else {
      if (ITEM_STATE[item.state].isNotMine) return 'saved';
      if (ITEM_STATE[item.state].isAnswered) return 'sent';
      const values = notMine(actor, engagement, item, answer.reason);
      if (typeof values === 'string') return values;
      const yes = yesBehind(checklistOf(engagement.type), item.item, engagement.answers);
      const isAgainstYes = yes !== null && actor.party === 'client' && values.state === 'not_mine';
      if (isAgainstYes && !answer.isSure) return 'unsure';
      await setItem(tx, item, values);
      const against = isAgainstYes ? `, although the answer to “${yes}” was yes` : '';
      await noteItem(tx, engagement, `Not mine: ${item.what}${against}`, actor, now);
    }
    if (actor.party === 'firm') await update(tx, engagement.id, {});
    else
      await notifyFirm(tx, { engagementId: engagement.id, kind: 'answered', aboutId: item.id }, actor, now);
    await passToFirm(tx, engagement, actor, now);
    return 'saved';
  });
}

function isSame(answer: Answer, item: Row): boolean {
  if (answer.kind === 'text') return answer.text === item.answer;
  const reason = answer.kind === 'not-mine' && answer.reason;
  return reason ? notMineText(reason) === item.answer : ITEM_STATE[item.state].isNotMine === true;
}

function notMine(
  actor: Actor,
  { type }: Engagement,
  item: Row,
  reason: string | undefined,
): Partial<Row> | 'needed' | 'unexplained' {
  const rule = actor.party === 'firm' ? 'settled' : notMineOf(item, declaredItems(type).get(item.item ?? ''));
  if (rule === 'never') return 'needed';
  if (rule === 'settled') return { state: 'not_mine', answer: null };
  return reason ? { state: 'answered', answer: notMineText(reason) } : 'unexplained';
}
