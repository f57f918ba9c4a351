import { answerItem } from '#app/work/core/engagements/answer-item.server.ts';
import { findEngagement } from '#app/work/core/engagements/find.server.ts';
import type { ClientActor } from '#app/accounts/core/actor.ts';
import { countText } from '#app/work/core/engagements/to-do.ts';
import { done, refused, unchanged, type Posted } from '#app/platform/forms/posted-forms.server.ts';
import { capitalised } from '#app/platform/core/text.ts';
import { allHereText } from './all-here.server.ts';
import { refusalToast } from './answer-in-words.server.ts';
import { itemsWithLast } from './same-answers.server.ts';

type Context = Posted & { actor: ClientActor; id: string };

/** Gives the ticked answers of last time again: those that are still as they were shown. The others stay open. */
export async function saveSame({ actor, id, form }: Context) {
  const ticked = new Set(form.getAll('same').map(String));
  if (ticked.size === 0) return refused('Tick what is the same.');
  const engagement = await findEngagement(actor, id);
  if (!engagement) return unchanged(refusalToast('gone'));
  let saved = 0;
  for (const item of await itemsWithLast(engagement)) {
    if (!item.last || !item.sameTick || !ticked.has(item.sameTick)) continue;
    const given = { kind: 'text', text: item.last.answer, mark: item.mark } as const;
    if ((await answerItem(actor, item.id, given)) === 'saved') saved += 1;
  }
  if (saved === 0) return unchanged({ title: 'Nothing was changed', description: CHANGED, place: '#open' });
  const left = ticked.size - saved;
  const description = left > 0 ? CHANGED : await allHereText(actor, id);
  const title = `${capitalised(countText(saved, 'answer is', 'answers are'))} with us`;
  return done({ title, ...(description && { description }), place: '#open' });
}

const CHANGED = 'What was answered or changed meanwhile is left as it is: look at it once more.';
