import { firm } from '#app/platform/content/firm.ts';
import { DocumentList } from '#app/work/documents/document-list.tsx';
import { dayText } from '#app/platform/core/time.ts';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { ButtonLink } from '#app/platform/ui/button.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import { When } from '#app/platform/ui/when.tsx';
import { ClaimForm } from './claim-list.tsx';
import { clashIn } from './clash.ts';
import { ClashPart } from './clash-part.tsx';
import { ToApprove } from './approval-card.tsx';
import { daysLeftText } from './days-left.ts';
import { NewsList } from './news-list.tsx';
import { OpenItems } from './open-items.tsx';
import { OutcomePart } from './outcome-part.tsx';
import { QuestionsForm } from './questions-form.tsx';
import { SarsLettersPart } from './sars-letters-part.tsx';
import { standingIn, StandsPart } from './stands-part.tsx';
import { Talks, TalkLink } from './talks.tsx';
import { AnsweredItems } from './answered-items.tsx';
import type { WorkAnswer } from './work-forms.ts';
import { WorkThread } from './work-thread.tsx';
import type { Work } from './work.server.ts';
import type { Step } from './progress.ts';
import type { TimelineEvent } from '#app/work/core/engagements/timeline.server.ts';

type Props = { work: Work; refusal: WorkAnswer | undefined };

export function WorkPage({ work, refusal }: Props) {
  const { path, claimable, questions, hasQuestions, typedAnswers, proposal, documents, isOpen, late } = work;
  const { forClient } = work;
  const isNews = work.unopened > 0;
  const refused = answerTo(refusal, 'questions') ?? answerTo(refusal, 'keep');
  return (
    <div className="wrap work">
      {claimable && (
        <div className="mb-6">
          <Notice title="This is yours: add it">
            <p className="mb-3">Then you find it in your account, without a code.</p>
            <ClaimForm taxpayer={claimable} to={path} />
          </Notice>
        </div>
      )}
      <Head work={work} />
      {work.outcome && <OutcomePart outcome={work.outcome} typeId={work.typeId} today={work.today} />}
      <NewsList work={work} />
      <Talks work={work} />
      {proposal && (
        <p className="mt-8">
          <ButtonLink to={`/proposal/${proposal}`}>Read the proposal</ButtonLink>
        </p>
      )}
      {isNews && <FromUs work={work} />}
      <ToDo work={work} refusal={refusal} />
      {late?.costs && (
        <details className="work-fold">
          <summary>What being late costs</summary>
          <p>{late.costs}</p>
        </details>
      )}
      {!hasQuestions && questions.length > 0 && isOpen && (
        <details className="work-fold" open={refused !== undefined || typedAnswers !== null}>
          <summary>Your answers to our questions</summary>
          <QuestionsForm work={work} refused={refused} isChange />
        </details>
      )}
      <AnsweredItems work={work} />
      {!isNews && forClient.length > 0 && <FromUs work={work} />}
      <SarsLettersPart work={work} />
      <WorkThread work={work} refusal={answerTo(refusal, 'message')} />
      <Timeline events={work.timeline} />
      <Agreed letters={work.agreed} />
      {!work.isMember && !claimable && <WithoutCode path={path} hasAccount={work.hasAccount} />}
      {documents.length > 0 && (
        <p className="mt-6">
          <a href={`${path}/documents.zip`} download>
            Download all papers of this work as one ZIP file
          </a>
        </p>
      )}
    </div>
  );
}

function ToDo({ work, refusal }: Props) {
  const { path, hasQuestions, open, toApprove } = work;
  const clash = clashIn(work, refusal);
  const stands = standingIn(work, refusal);
  const refused = answerTo(refusal, 'questions') ?? answerTo(refusal, 'keep');
  // An empty place would draw a link to it down the page, past what its head says.
  if (!clash && !stands && !hasQuestions && open.length + toApprove.length === 0) return null;
  return (
    <div id="open" className="work-open">
      {stands && <StandsPart work={work} {...stands} />}
      {toApprove.length > 0 && <ToApprove work={work} refusal={refusal} />}
      {clash && <ClashPart path={path} clash={clash} />}
      {hasQuestions && <QuestionsForm work={work} refused={refused} />}
      {open.length > 0 && (
        <OpenItems work={clash ? { ...work, draft: null } : work} refusal={clash ? undefined : refusal} />
      )}
    </div>
  );
}

function Head({ work }: { work: Work }) {
  const { taxpayer, title, sentence, steps, dueOn, late, today, assignee, isMember } = work;
  return (
    <header>
      <p className="eyebrow">{isMember ? <Link to="/account">{taxpayer}</Link> : taxpayer}</p>
      <h1 className="text-2xl">{title}</h1>
      <p className="lede mt-3">{sentence}</p>
      {steps.length > 0 && <StepLine steps={steps} />}
      <dl className="work-facts">
        {dueOn && (
          <div>
            <dt>Due</dt>
            <dd>
              <time dateTime={dueOn}>{dayText(dueOn)}</time>
              <span className="hint">{late ? `${late.text}.` : daysLeftText(dueOn, today)}</span>
            </dd>
          </div>
        )}
        <div>
          <dt>Looked after by</dt>
          <dd>
            {assignee ?? firm.name}
            <a href={`tel:${firm.phone.replaceAll(' ', '')}`}>{firm.phone}</a>
            <TalkLink work={work} />
          </dd>
        </div>
      </dl>
    </header>
  );
}

/** For who came by a code; the account leads back to this work. */
function WithoutCode({ path, hasAccount }: { path: string; hasAccount: boolean }) {
  const back = `redirectTo=${encodeURIComponent(path)}`;
  if (hasAccount)
    return (
      <p className="hint mt-6">
        You have an account with this address. <Link to={`/auth?${back}`}>Sign in</Link>, and you find this
        work in it, without a code each time.
      </p>
    );
  return (
    <p className="hint mt-6">
      <Link to={`/auth?mode=signup&${back}`}>Open an account with this address</Link>, and you find this work
      in it, without a code each time.
    </p>
  );
}

function FromUs({ work: { forClient, unopenedIds } }: { work: Work }) {
  const documents = forClient.toReversed();
  const fresh = documents.filter(({ id }) => unopenedIds.includes(id));
  const before = documents.filter((one) => !fresh.includes(one));
  return (
    <section aria-labelledby="from-us" className="work-part">
      <h2 id="from-us" className="font-serif-text text-xl">
        For you
      </h2>
      <DocumentList
        documents={fresh.length > 0 ? fresh : before}
        base="/work/documents"
        label="Documents for you"
      />
      {fresh.length > 0 && before.length > 0 && (
        <details className="work-fold">
          <summary>{`From us before (${before.length})`}</summary>
          <DocumentList documents={before} base="/work/documents" label="Documents from us before" />
        </details>
      )}
    </section>
  );
}

function Agreed({ letters }: { letters: Work['agreed'] }) {
  return letters.map(({ id, title, proposalId, receiptKey, acceptedAt }) => (
    <p key={id} className="mt-6">
      <a href={`/proposal/${proposalId}/letters/${id}.txt`} download>
        {title}
      </a>
      , accepted <When at={acceptedAt} /> (<Link to={`/receipt/${receiptKey}`}>receipt</Link>)
    </p>
  ));
}

function StepLine({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="steps" aria-label="Steps">
      {steps.map(({ label, isDone, isNow }) => (
        <li key={label} data-done={isDone || undefined} aria-current={isNow ? 'step' : undefined}>
          <span>{label}</span>
          {isDone && !isNow && <span className="sr-only">, done</span>}
        </li>
      ))}
    </ol>
  );
}

function Timeline({ events }: { events: readonly TimelineEvent[] }) {
  if (events.length === 0) return null;
  return (
    <details className="work-fold">
      <summary>What happened so far</summary>
      <ol className="timeline">
        {events.toReversed().map(({ id, at, text, by }) => (
          <li key={id}>
            <span>{text}</span>
            <span className="hint">
              <When at={at} />
              {by && `, ${by}`}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
