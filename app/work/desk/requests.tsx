import { Link } from '@remix-run/react';
import { ButtonLink } from '#app/platform/ui/button.tsx';
import { isLoose } from '#app/work/documents/document.ts';
import { DocumentList } from '#app/work/documents/document-list.tsx';
import { AskForm, QuestionsForm } from './ask-forms.tsx';
import { Items } from './items.tsx';
import { RemovedFiles } from './removed-files.tsx';
import type { EngagementPage } from './page.server.ts';
import { isDecided } from '#app/work/core/engagements/approval.ts';
import { isUnderWay } from '#app/work/core/engagements/states.ts';
import type { Refusal } from './page.ts';

type Props = Pick<
  EngagementPage,
  'engagement' | 'items' | 'documents' | 'removed' | 'questions' | 'keepAll' | 'hasOpenQuestions'
> & {
  answer: Refusal | undefined;
  today: string;
};

export function Requests({
  engagement,
  items,
  documents,
  removed,
  questions,
  keepAll,
  hasOpenQuestions,
  answer,
  today,
}: Props) {
  const { id, state, updatedAt } = engagement;
  const isOpen = isUnderWay(state);
  const filing = filingPath(engagement);
  const others = documents.filter((one) => one.direction === 'from_client' && isLoose(one));
  return (
    <section aria-labelledby="items">
      <h2 id="items" tabIndex={-1}>
        What we asked for
      </h2>
      {isOpen && items.length > 1 && (
        <p>
          <Link to={`/admin/work/${id}/papers`}>Add papers of the client, several at once</Link>
        </p>
      )}
      {items.length === 0 && !hasOpenQuestions && (
        <p className="hint">{isOpen ? 'Nothing yet.' : 'Nothing.'}</p>
      )}
      {questions.length > 0 && isOpen && (
        <QuestionsForm
          engagement={engagement}
          questions={questions}
          keepAll={keepAll}
          isOpen={hasOpenQuestions}
          answer={answer}
        />
      )}
      <Items
        engagementId={id}
        items={items}
        documents={documents}
        answer={answer}
        seen={updatedAt}
        filing={filing}
        today={today}
      />
      {others.length > 0 && (
        <>
          <h3 className="work-group">Also sent</h3>
          <DocumentList
            documents={others}
            base="/admin/documents"
            own="to_client"
            label="Also sent"
            filing={items.length > 0 ? filing : undefined}
          />
        </>
      )}
      <RemovedFiles removed={removed.filter(({ direction }) => direction === 'from_client')} />
      {isOpen && <AskForm count={items.length} answer={answer} />}
    </section>
  );
}

type DeliveredProps = Pick<EngagementPage, 'documents' | 'items' | 'seenFirst' | 'removed' | 'engagement'>;

export function Delivered({ engagement, documents, items, seenFirst, removed }: DeliveredProps) {
  const { id: engagementId } = engagement;
  const delivered = documents.filter((one) => one.direction === 'to_client' && isLoose(one));
  const decided = items.flatMap(({ approval }) =>
    approval && isDecided(approval) ? approval.documents : [],
  );
  return (
    <section aria-labelledby="delivered">
      <h2 id="delivered" tabIndex={-1}>
        From us to the client
      </h2>
      <DocumentList
        documents={delivered}
        base="/admin/documents"
        own="to_client"
        label="Documents to the client"
        about={Object.fromEntries(seenFirst.map((id) => [id, 'Seen on the page, not mailed']))}
        decided={new Set(decided.map(({ id }) => id))}
        files={`/admin/work/${engagementId}/files`}
      />
      <RemovedFiles removed={removed.filter(({ direction }) => direction === 'to_client')} />
      <p className="mt-3">
        <ButtonLink to={`/admin/work/${engagementId}/deliver`} look="quiet" small>
          Deliver documents, to know, approve or sign
        </ButtonLink>
      </p>
    </section>
  );
}

/** Under which papers of the client are filed, as long as the work goes on. */
export function filingPath({
  id,
  state,
}: Pick<EngagementPage['engagement'], 'id' | 'state'>): string | undefined {
  return isUnderWay(state) ? `/admin/work/${id}/papers` : undefined;
}
