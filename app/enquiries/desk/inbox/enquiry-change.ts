import { z } from 'zod';
import { isUuid } from '#app/platform/db/uuid.ts';
import { snoozedUntil } from './snooze.ts';
import { readTags } from './tags.ts';

const SIMPLE = ['take', 'answered', 'reopen', 'spam', 'not-spam'] as const;

/** As a form chooses it, and as a run of many stores it. */
export const enquiryChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(SIMPLE) }),
  z.object({ kind: z.literal('assign'), assigneeId: z.string(), name: z.optional(z.string()) }),
  z.object({ kind: z.literal('snooze'), until: z.nullable(z.coerce.date()) }),
  z.object({ kind: z.literal('tag'), tags: z.array(z.string()) }),
]);

export type EnquiryChange = z.infer<typeof enquiryChange>;

/** A sentence if something must be chosen first; null if no form sends this. */
export function readChange(form: FormData, now = new Date()): EnquiryChange | string | null {
  const intent = intentOf(form);
  const [kind, choice] = [intent.replace(/:.*/s, ''), /:(.*)/s.exec(intent)?.[1]];
  switch (kind) {
    case 'assign':
      return isUuid(choice) ? { kind, assigneeId: choice } : null;
    case 'wake':
      return { kind: 'snooze', until: null };
    case 'snooze': {
      const until = snoozedUntil(choice ?? form.get('day'), now);
      return until ? { kind, until } : 'Choose a day that is still to come.';
    }
    case 'tag': {
      const tags = readTags(choice ?? String(form.get('tags') ?? ''));
      return tags.length > 0 ? { kind, tags } : 'Type the tag first.';
    }
  }
  const simple = SIMPLE.find((one) => one === intent);
  return simple ? { kind: simple } : null;
}

function intentOf(form: FormData): string {
  const intent = String(form.get('intent') ?? '');
  return intent === 'typed' ? (form.get('day') ? 'snooze' : 'tag') : intent;
}
