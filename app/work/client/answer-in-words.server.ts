import { findDraft, forgetDraftAt, type Draft } from '#app/platform/drafts/drafts.server.ts';
import { storeDraft } from '#app/platform/drafts/lost-form.server.ts';
import type { Kept } from '#app/platform/forms/posted-forms.server.ts';
import { tooLong } from '#app/platform/forms/too-long.ts';
import type { ClientActor } from '#app/accounts/core/actor.ts';
import { answerItem, type Answered } from '#app/work/core/engagements/answer-item.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { notFound } from '#app/platform/http/responses.ts';
import type { Toast } from '#app/platform/http/toast.server.ts';
import { paragraphs } from '#app/platform/core/text.ts';
import { allHereText } from './all-here.server.ts';
import { findLinkDraft, forgetLinkDraft, keepLinkDraft } from './link-drafts.server.ts';
import { LONGEST_ANSWER } from '#app/work/core/engagements/longest-answer.ts';

export const CLASH =
  'This was answered meanwhile, by somebody else or in another tab. Choose which answer counts.';

const NOTHING_CHANGED: Record<Exclude<Answered, 'saved' | 'gone'>, string> = {
  clash: 'It was answered meanwhile, by somebody else or in another tab. That answer stays.',
  closed: 'It was accepted meanwhile, or our work has ended.',
  sent: 'You have sent something for it. If it is not yours after all, choose “Answer it differently” first.',
  needed: 'We need this one in any case. If something is in the way, write to us below.',
  unsure:
    'You said yes to the question that it belongs to. Choose “Not mine” at it, and say that you are sure.',
  unexplained: 'Say in a few words why it is not yours.',
};

/** Null without words. If they clash with another answer, the page asks which counts. Throws 404 for other clients. */
export async function answerInWords(
  actor: ClientActor,
  engagementId: string,
  item: string,
  form: FormData,
): Promise<Toast | null> {
  const text = paragraphs(textIn(form, 'text'));
  if (!text) return null;
  if (text.length > LONGEST_ANSWER)
    return { title: 'Your words were not stored', description: tooLong(LONGEST_ANSWER), tone: 'loss' };
  const mark = markIn(form);
  const verdict = await answerItem(actor, item, { kind: 'text', text, mark });
  if (verdict === 'clash') {
    await keepTyped(actor, engagementId, { intent: 'text', item, text, mark: mark ?? '' });
    // The page says the rest, where the client chooses.
    return { title: 'Your words are not sent yet', tone: 'loss' };
  }
  if (verdict !== 'saved') return refusalToast(verdict);
  await forgetTyped(actor, engagementId);
  const description = await allHereText(actor, engagementId);
  return { title: 'Your answer is with us', tone: 'gain', ...(description && { description }) };
}

/** Throws 404 if it is not this client's. */
export function refusalToast(verdict: Exclude<Answered, 'saved'>): Toast {
  if (verdict === 'gone') throw notFound('There is nothing here that you can answer.');
  return { title: 'Nothing was changed', description: NOTHING_CHANGED[verdict], tone: 'loss' };
}

export function markIn(form: FormData): string | undefined {
  return form.has('mark') ? textIn(form, 'mark') : undefined;
}

export function keptOf(actor: ClientActor, engagementId: string, request: Request, now = new Date()): Kept {
  return {
    find: () =>
      actor.userId
        ? findDraft(actor.userId, request, now)
        : findLinkDraft({ engagementId, email: actor.email }, now),
    forget: () => forgetTyped(actor, engagementId),
  };
}

async function keepTyped({ userId, email }: ClientActor, engagementId: string, typed: Draft): Promise<void> {
  if (userId) await storeDraft(userId, `/work/${engagementId}`, typed);
  else await keepLinkDraft({ engagementId, email }, typed, new Date());
}

async function forgetTyped({ userId, email }: ClientActor, engagementId: string): Promise<void> {
  if (userId) await forgetDraftAt(userId, `/work/${engagementId}`);
  else await forgetLinkDraft({ engagementId, email });
}
