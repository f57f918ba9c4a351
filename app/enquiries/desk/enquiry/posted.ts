import type { ListedEntry } from '#app/platform/audit/stale-notice.tsx';
import type { Draft } from '#app/platform/drafts/drafts.server.ts';
import { intentOf, type FormAnswer } from '#app/platform/forms/posted-forms.ts';

export const LONGEST_REPLY = 10_000;

export const REPLY_INTENTS = ['reply', 'draft', 'attach', 'insert', 'detach'] as const;

/** `typed`: the Enter key in a field. */
export type QuickIntent =
  | 'take'
  | 'assign'
  | 'answered'
  | 'reopen'
  | 'spam'
  | 'not-spam'
  | 'snooze'
  | 'wake'
  | 'tag'
  | 'typed'
  | 'undo';

export type TieIntent = 'tie' | 'untie';

export type EnquiryIntent =
  (typeof REPLY_INTENTS)[number] | QuickIntent | TieIntent | 'handle' | 'note' | 'delete' | 'take-back';

export type Meanwhile = { entries: ListedEntry[] };

type Filled = { typed?: Draft; error?: string };

/** What a form, by its buttons, shows of the last answer; else of what was kept. */
export function filledWith(
  intents: readonly EnquiryIntent[],
  answer: FormAnswer<EnquiryIntent, Meanwhile> | undefined,
  kept: Draft | null,
): Filled {
  if (answer && intents.includes(answer.intent)) return { typed: answer.typed, error: answer.error };
  return kept && intents.some((intent) => intent === intentOf(kept.intent)) ? { typed: kept } : {};
}
