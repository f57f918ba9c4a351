import { isLocked } from '#app/work/core/engagements/item-states.ts';
import type { RequestItem } from '#app/work/core/engagements/items.server.ts';
import { notMineText } from '#app/work/core/engagements/not-mine.ts';
import type { WorkAnswer } from './work-forms.ts';
import type { Work } from './work.server.ts';

/** What this client typed for an item that was answered otherwise meanwhile: one of the two counts. */
export type Clash = { item: RequestItem; typed: Readonly<Record<string, string>> };

export function clashIn(
  { open, answered, isOpen, draft }: Pick<Work, 'open' | 'answered' | 'isOpen' | 'draft'>,
  refusal: WorkAnswer | undefined,
): Clash | null {
  const sent: Readonly<Record<string, string>> | null = refusal?.typed ?? draft;
  const item = [...open, ...answered].find(({ id }) => id === sent?.item);
  if (!isOpen || !sent || !item || isLocked(item)) return null;
  if (sent.mark === undefined || sent.mark === item.mark) return null;
  const typed = sent.reason ? { text: notMineText(sent.reason) } : sent;
  return typed.text || typed.amount || typed.day ? { item, typed } : null;
}
