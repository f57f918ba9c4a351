import type { Actor } from '#app/accounts/core/actor.ts';
import { stepUndo } from '#app/platform/forms/posted-forms.server.ts';
import { oneLine } from '#app/platform/core/text.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import type { Toast } from '#app/platform/http/toast.server.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { stepDoneBy } from '#app/work/core/engagements/steps.server.ts';
import { LETTER_FIELD, LONGEST_LETTER_WORDS } from '#app/work/core/sars-letters/letter-fields.ts';
import { addSarsLetter } from '#app/work/core/sars-letters/sars-letters.server.ts';
import type { Sent } from './sent.ts';

/** The letter from SARS that the files of a form are; null if they are none. */
export function letterIn(fields: FormData): string | null {
  const id = fields.get(LETTER_FIELD.id);
  return isUuid(id) ? id : null;
}

/** Files of one form are one letter, however many posts they come in. Null if they are none, or if none was taken. */
export async function receiveLetter(
  fields: FormData,
  { stored, repeated }: Sent,
  { actor, engagementId, page }: { actor: Actor; engagementId: string; page: string },
): Promise<Toast | null> {
  const letterId = letterIn(fields);
  const documentIds = [...stored, ...repeated].map(({ id }) => id);
  if (!letterId || documentIds.length === 0) return null;
  const words = oneLine(textIn(fields, LETTER_FIELD.words)).slice(0, LONGEST_LETTER_WORDS);
  const saved = await addSarsLetter(actor, engagementId, { letterId, documentIds, words });
  if (saved !== 'saved')
    return {
      tone: 'loss',
      title: 'The file is here, beside the list',
      description: 'It could not be added as a letter.',
    };
  const step = actor.party === 'firm' && (await stepDoneBy(actor));
  return {
    tone: 'gain',
    title: 'The letter is here',
    description:
      actor.party === 'firm'
        ? 'Now choose what it is, and the days of its clocks follow.'
        : 'Whoever looks after this work is told. We say here by when it is answered.',
    ...(step && { action: stepUndo([step], page) }),
  };
}
