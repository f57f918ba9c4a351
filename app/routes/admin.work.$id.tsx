import { randomUUID } from 'node:crypto';
import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { requireAccess, type DeskHandle, requireFirmActor } from '#app/accounts/access/access.server.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { StaleNotice } from '#app/platform/audit/stale-notice.tsx';
import documentsCss from '#app/work/documents/documents.css?url';
import { draftOwner } from '#app/platform/drafts/drafts.server.ts';
import { firmActor } from '#app/accounts/core/actor.ts';
import { findEngagement } from '#app/work/core/engagements/find.server.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';
import { Mark } from '#app/platform/ui/mark.tsx';
import { ENGAGEMENT_STATE } from '#app/work/core/engagements/states.ts';
import { changeEngagement } from '#app/work/desk/page-action.server.ts';
import { InsidePart } from '#app/work/desk/inside/inside-part.tsx';
import { OutcomePart } from '#app/work/desk/outcome-part.tsx';
import { LettersPart } from '#app/work/desk/sars-letters/letters-part.tsx';
import { shownLetters } from '#app/work/desk/sars-letters/shown-letters.server.ts';
import { Notes } from '#app/work/desk/notes/notes.tsx';
import { findPage } from '#app/work/desk/page.server.ts';
import { toCardOfWork } from '#app/work/desk/taxpayers/card.server.ts';
import { Delivered, filingPath, Requests } from '#app/work/desk/requests.tsx';
import { ReviewForm } from '#app/work/desk/review-form.tsx';
import { AssignForm, EngagementFacts, MoreLinks, RemindersForm } from '#app/work/desk/side.tsx';
import { StatusForm } from '#app/work/desk/status-form.tsx';
import { lostOfWork } from '#app/work/desk/gone.server.ts';
import { TimePart } from '#app/work/desk/time/time-part.tsx';
import { TermsForm } from '#app/work/desk/terms-form.tsx';
import { Thread } from '#app/work/desk/thread.tsx';
import { Timeline } from '#app/work/desk/timeline.tsx';
import { useEffect } from 'react';

export const handle = { permission: 'work' } satisfies DeskHandle;
export const headers = privatePage;
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: documentsCss }];

export async function loader({ request, params: { id = '' }, context }: LoaderFunctionArgs) {
  const me = await requireAccess({ request, context }, 'work');
  const page = await findPage(firmActor(me), id, request);
  if (!page) throw await toCardOfWork(firmActor(me), id);
  return {
    ...page,
    letters: shownLetters(page.engagement.sarsLetters, page.documents),
    mayHaveLetters: ENGAGEMENT_STATE[page.engagement.state].isAgreed,
    me: me.id,
    owner: draftOwner(me.id),
    today: southAfricanDay(),
    submissionKey: randomUUID(),
  };
}

export async function action({ request, params: { id = '' }, context }: ActionFunctionArgs) {
  const me = await requireFirmActor({ request, context }, 'work');
  const form = await requireForm(request);
  if (!(await findEngagement(me, id))) throw await lostOfWork(me, id, form);
  return changeEngagement({ id, form, me, request });
}

/** Remix does not load again after a refusal, and what somebody else has changed must be read again. */
export const shouldRevalidate = () => true;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  privateMeta(data ? `${data.engagement.title}: ${data.engagement.taxpayer.name}` : 'Engagement');

export default function EngagementPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { engagement, documents, messages, notes, events, kept, me, owner } = page;
  usePlace();
  const { id, state, taxpayer, title, withdrawnOn } = engagement;
  return (
    <AdminPage
      title={title}
      lede={
        <>
          <Link to={`/admin/taxpayers/${taxpayer.id}`} translate="no">
            {taxpayer.name}
          </Link>
          <span className="mx-4">
            <Mark tone={ENGAGEMENT_STATE[state].desk.tone}>{ENGAGEMENT_STATE[state].desk.label}</Mark>
            {withdrawnOn && ` on ${dayText(withdrawnOn)}`}
          </span>
          <Link to="/admin/work">Board</Link>
        </>
      }
    >
      {answer?.entries && <StaleNotice what="engagement" entries={answer.entries} />}
      <div className="desk-layout" key={id}>
        <div className="work-parts">
          <StatusForm {...page} answer={answer} />
          <Requests {...page} answer={answer} />
          <Delivered {...page} />
          <InsidePart {...page} answer={answer} />
          <OutcomePart {...page} answer={answer} />
          <LettersPart {...page} answer={answer} />
          <section aria-labelledby="messages">
            <h2 id="messages" tabIndex={-1}>
              Messages
            </h2>
            <Thread
              engagementId={id}
              draft={kept?.intent === 'message' ? (kept.text ?? '') : ''}
              submissionKey={page.submissionKey}
              isMailed={page.recipients.length > 0}
              seenFirst={page.seenFirst}
              filing={page.items.length > 0 ? filingPath(page.engagement) : undefined}
              {...{ messages, documents, me, owner, answer }}
            />
          </section>
        </div>
        <aside className="grid gap-8" aria-label="About this engagement">
          <div className="grid gap-3">
            <EngagementFacts {...page} />
            <TermsForm {...page} answer={answer} />
          </div>
          <AssignForm {...page} answer={answer} />
          <ReviewForm {...page} me={me} answer={answer} />
          <RemindersForm engagement={engagement} />
          <Notes aboutId={id} submissionKey={page.submissionKey} {...{ notes, kept, me, owner, answer }} />
          <TimePart
            engagementId={id}
            entries={page.time}
            timer={page.timer}
            {...{ me, answer }}
            submissionKey={page.submissionKey}
          />
          <MoreLinks {...page} />
          <section aria-labelledby="timeline">
            <h2 id="timeline" className="mb-2 text-lg">
              Timeline
            </h2>
            <Timeline events={events} path={`/admin/work/${engagement.id}`} />
          </section>
        </aside>
      </div>
    </AdminPage>
  );
}

/** The pressed button may be gone: the focus moves to where the address points, not to the page's start. */
function usePlace(): void {
  const location = useLocation();
  useEffect(() => {
    if (document.activeElement === document.body)
      document.getElementById(location.hash.slice(1))?.focus({ preventScroll: true });
  }, [location]);
}
