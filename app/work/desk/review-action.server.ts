import { findColleagues } from '#app/accounts/core/colleagues.server.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { oneWhoMay } from '#app/accounts/core/role-texts.ts';
import { done, missing, refused, unchanged } from '#app/platform/forms/posted-forms.server.ts';
import { tooLong } from '#app/platform/forms/too-long.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { whenMailed } from '#app/platform/mail/when-mailed.server.ts';
import { findEngagement } from '#app/work/core/engagements/find.server.ts';
import { askForReview, sendBack, setReviewed } from '#app/work/core/engagements/review.server.ts';
import { stepDoneBy } from '#app/work/core/engagements/steps.server.ts';
import { BOARD } from './filter.ts';
import { LONGEST_REASON } from './page.ts';
import type { Task } from './task.server.ts';

const OWN = 'Whoever does the work does not review it.';

export async function review({ id, form, me }: Task, isReviewed: boolean) {
  const seen = form.getAll('open').map(String);
  const saved = await setReviewed(me, id, { isReviewed, seen });
  if (saved === 'gone') return missing();
  if (saved === 'own') return refused(OWN);
  if (saved === 'open') return refused('What is still open is listed here: press again to go on.');
  if (saved === 'closed') return unchanged({ title: 'It is not under way any more' });
  if (saved.kind === 'asked') return refused(askedText(saved.name));
  return done({
    title: isReviewed ? 'Reviewed: it may go out' : 'To be reviewed again',
    description: `${whenTold(saved.inPlaceOf)} The client is told nothing of it.`,
    place: '#review',
    step: await stepDoneBy(me),
  });
}

export async function askReviewer({ id, form, me }: Task) {
  const wanted = textIn(form, 'reviewer');
  const reviewer = wanted ? (await findColleagues('work')).find((one) => one.id === wanted) : null;
  if (reviewer === undefined) return refused({ reviewer: 'This colleague is not with us any more.' });
  const saved = await askForReview(me, id, reviewer);
  if (saved === 'gone') return missing();
  if (saved === 'own') return refused({ reviewer: OWN });
  if (saved === 'closed') return unchanged({ title: 'It is not under way any more' });
  return done({
    title: reviewer ? `${reviewer.name} is asked to review it` : 'Nobody is asked to review it',
    description: reviewer ? whenAsked(me, reviewer) : undefined,
    ...(await placeSeen(me, id)),
    step: await stepDoneBy(me),
  });
}

export async function sendItBack({ id, form, me }: Task) {
  const reason = textIn(form, 'reason');
  if (!reason) return refused({ reason: 'Write what is to be changed.' });
  if (reason.length > LONGEST_REASON) return refused({ reason: tooLong(LONGEST_REASON) });
  const saved = await sendBack(me, id, reason);
  if (saved === 'gone') return missing();
  if (saved === 'own') return refused(OWN);
  if (saved === 'closed') return unchanged({ title: 'It is not under way any more' });
  if (saved.kind === 'asked') return refused({ reason: askedText(saved.name) });
  return done({
    title: 'Sent back',
    description: whenTold(saved.inPlaceOf),
    ...(await placeSeen(me, id)),
    step: await stepDoneBy(me),
  });
}

/** `inPlaceOf`: whom somebody else had asked for it. */
function whenTold(inPlaceOf: string | null): string {
  return whenMailed(inPlaceOf ? `${inPlaceOf} and whoever does the work get` : 'Whoever does the work gets');
}

/** For a colleague who may not do it in their place. */
function askedText(name: string): string {
  return `${name} is asked to review it. Only they say so, or ${oneWhoMay('allocate')}. If you review it instead, ask for your own review first.`;
}

function whenAsked(me: FirmActor, { id, name }: { id: string; name: string }): string {
  return id === me.id
    ? 'It stands on your day until you did.'
    : `It stands on their day until they did. ${whenMailed(`${name} gets`)}`;
}

/** Where a colleague goes on who may not see the work any more. */
async function placeSeen(me: FirmActor, id: string) {
  const isSeen = (await findEngagement(me, id)) !== null;
  return isSeen ? { place: '#review' } : { to: BOARD, undoneTo: `/admin/work/${id}` };
}
