import { findColleagues } from '#app/accounts/core/colleagues.server.ts';
import { done, missing, refused, unchanged } from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { findEngagement } from '#app/work/core/engagements/find.server.ts';
import { askForReview, setReviewed } from '#app/work/core/engagements/review.server.ts';
import { stepDoneBy } from '#app/work/core/engagements/steps.server.ts';
import { BOARD } from './filter.ts';
import type { Task } from './task.server.ts';

const OWN = 'Whoever does the work does not review it.';

export async function review({ id, me }: Task, isReviewed: boolean) {
  const saved = await setReviewed(me, id, isReviewed);
  if (saved === 'gone') return missing();
  if (saved === 'own') return refused(OWN);
  if (saved === 'closed') return unchanged({ title: 'It is not under way any more' });
  return done({
    title: isReviewed ? 'Reviewed: it may go out' : 'To be reviewed again',
    description: 'The client is told nothing of it.',
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
  const isSeen = (await findEngagement(me, id)) !== null;
  return done({
    title: reviewer ? `${reviewer.name} is asked to review it` : 'Nobody is asked to review it',
    description: reviewer ? 'It stands on their day until they did. Nobody gets a mail.' : undefined,
    ...(isSeen ? { place: '#review' } : { to: BOARD, undoneTo: `/admin/work/${id}` }),
    step: await stepDoneBy(me),
  });
}
