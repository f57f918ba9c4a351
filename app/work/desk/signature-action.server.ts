import { db } from '#app/platform/db/client.server.ts';
import { SIGNED_KINDS, type Signing } from '#app/platform/db/work-values.ts';
import { done, missing, refused } from '#app/platform/forms/posted-forms.server.ts';
import { tooLong } from '#app/platform/forms/too-long.ts';
import { oneLine, paragraphs } from '#app/platform/core/text.ts';
import { isIsoDate, southAfricanDay } from '#app/platform/core/time.ts';
import { monthsAfter } from '#app/firm/core/calendar-day.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { oneOf } from '#app/platform/http/query.ts';
import { askApproval } from '#app/work/core/engagements/approvals.server.ts';
import { findEngagement, type Engagement } from '#app/work/core/engagements/find.server.ts';
import { recipientsOf } from '#app/work/core/engagements/recipients.server.ts';
import { stepDoneBy } from '#app/work/core/engagements/steps.server.ts';
import { whenMailedText } from '#app/work/core/notices/notify-client.server.ts';
import { isPaperKind, PAPER_KIND } from '#app/work/signatures/kinds.ts';
import { rememberedPlaces } from '#app/work/signatures/remembered-places.server.ts';
import { whyNotSealable } from '#app/work/signatures/sealable.server.ts';
import { LONGEST_REASON, LONGEST_WHAT } from './page.ts';
import type { Task } from './task.server.ts';

/** Each is opened to see whether it can be sealed. */
const MOST_FILES = 10;
const AS_LAST_TIME =
  'Names are put where they were put the last time in this kind of work: see “Where they sign”.';
/** In months from today. */
const REACH = 12;

export async function askForSignature({ me, id, form }: Task) {
  const engagement = await findEngagement(me, id);
  if (!engagement) return missing();
  const what = oneLine(textIn(form, 'what'));
  const why = paragraphs(textIn(form, 'why'));
  const documentIds = form.getAll('document').map(String);
  if (what.length < 2 || what.length > LONGEST_WHAT)
    return refused('Say what they sign, in at most 300 characters.');
  if (why.length > LONGEST_REASON) return refused(tooLong(LONGEST_REASON));
  const signing = await readSigning(form, engagement);
  if ('errors' in signing) return refused(signing.errors);
  if (documentIds.length === 0) return refused({ document: 'Tick the files that they sign.' });
  if (documentIds.length > MOST_FILES) return refused({ document: `At most ${MOST_FILES} files at once.` });
  const fault = await whyNotSealable(id, documentIds);
  if (fault) return refused({ document: fault });
  const places = await rememberedPlaces(engagement, signing, documentIds);
  const none = { figure: 'none', cents: null, payBy: null } as const;
  const wanted = { ...none, what, why, documentIds, signing: { ...signing, places } };
  const saved = await askApproval(me, id, wanted);
  if (saved === 'gone') return missing();
  if (saved === 'closed') return refused('Nothing can be asked for in this state.');
  if (saved === 'lost') return refused({ document: 'One of these files was taken back meanwhile.' });
  const whenMailed = await whenMailedText(id, 'approval');
  const description = places.length > 0 ? `${AS_LAST_TIME} ${whenMailed}` : whenMailed;
  return done({ title: 'Asked for signature', description, place: '#items', step: await stepDoneBy(me) });
}

async function readSigning(
  form: FormData,
  { taxpayer }: Engagement,
): Promise<Signing | { errors: Record<string, string> }> {
  const chosen = textIn(form, 'kind');
  if (isPaperKind(chosen)) return { errors: { kind: PAPER_KIND[chosen].why } };
  const kind = oneOf(SIGNED_KINDS, chosen);
  if (!kind)
    return { errors: { kind: 'Choose what it is: the law does not let everything be signed here.' } };
  const ticked = form.getAll('signer').map(String);
  const owners = (await recipientsOf(db(), taxpayer.id)).filter(({ mayAccept }) => mayAccept);
  const signers = owners.filter(({ email }) => ticked.includes(email));
  if (signers.length === 0 || signers.length < new Set(ticked).size)
    return { errors: { signer: 'Tick who signs, among those who decide for the client.' } };
  const until = textIn(form, 'until');
  const today = southAfricanDay();
  if (!isIsoDate(until) || until < today || until > monthsAfter(today, REACH))
    return { errors: { until: 'Give the last day to sign, within a year.' } };
  return {
    kind,
    signers: signers.map(({ name, email }) => ({ name: name || email, email })),
    inOrder: form.get('order') === 'yes' && signers.length > 1,
    until,
    signatures: [],
    sealed: null,
  };
}
