import { Link } from '@remix-run/react';
import { dayText, longMoment, southAfricanDay } from '#app/platform/core/time.ts';
import { ButtonLink } from '#app/platform/ui/button.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import { AnswerForms, type AnswerRefusal } from './answer-forms.tsx';
import type { Proposal, ProposalLetter } from './find.server.ts';
import { LetterArticle } from './letter-article.tsx';
import { isOpenProposal, PROPOSAL_STATE } from './states.ts';

export type ShownProposal = Omit<Proposal, 'letters'> & {
  letters: Omit<ProposalLetter, 'words'>[];
  mayAnswer: boolean;
  opens: string[];
  /** The list by which we identify the taxpayer, while it waits for this reader. */
  identification: { id: string; title: string } | null;
};

type Props = { proposal: ShownProposal; refused: AnswerRefusal | undefined };

export function ProposalPage({ proposal, refused }: Props) {
  const { id, taxpayer, state, letters, lastDay, plan, mayAnswer } = proposal;
  const isOpen = isOpenProposal(state);
  return (
    <div className="wrap proposal">
      <p className="eyebrow">{plan ? `Proposal: ${plan}` : 'Proposal'}</p>
      <h1 className="text-2xl">For {taxpayer.name}</h1>
      <p className="lede mt-4">{ledeOf(proposal)}</p>
      <Outcome proposal={proposal} />
      {!PROPOSAL_STATE[state].isAgreed && (
        <nav aria-labelledby="offered" className="mt-6">
          <h2 id="offered" className="text-lg">
            What it offers
          </h2>
          <ul className="proposal-list">
            {letters.map((letter) => (
              <li key={letter.id}>
                <a href={`#letter-${letter.id}`}>{letter.about}</a>
                <span className="hint">
                  {[letter.price, letter.late ?? (letter.dueOn && `due on ${dayText(letter.dueOn)}`)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {isOpen && mayAnswer && (
        <p className="mt-6">
          <a href="#answer" className="more">
            Go to your answer, below the {letters.length === 1 ? 'letter' : 'letters'}
          </a>
        </p>
      )}
      <div className="proposal-letters">
        {letters.map((letter) => (
          <LetterArticle
            key={letter.id}
            letter={letter}
            download={`/proposal/${id}/letters/${letter.id}.txt`}
          />
        ))}
        {isOpen && mayAnswer && (
          <AnswerForms
            taxpayer={taxpayer.name}
            letters={letters.length}
            lastDay={dayText(lastDay)}
            refused={refused}
          />
        )}
        {isOpen && !mayAnswer && (
          <Notice title="An owner accepts it">
            You can read it. Somebody who decides for {taxpayer.name} has to accept it.
          </Notice>
        )}
      </div>
    </div>
  );
}

function ledeOf({ sentAt, lastDay, letters, state }: ShownProposal): string {
  const sent = `Sent on ${dayText(southAfricanDay(sentAt))}`;
  if (!isOpenProposal(state)) return `${sent}.`;
  const read = letters.length === 1 ? 'Read the letter' : `Read the ${letters.length} letters`;
  return `${sent}, open until ${dayText(lastDay)}. ${read} and take your time: nothing begins before you accept.`;
}

function Outcome({ proposal }: { proposal: ShownProposal }) {
  const { state, acceptedAt, acceptedName, receiptKey, letters, opens, identification } = proposal;
  const { client } = PROPOSAL_STATE[state];
  if (client === 'nothing') return null;
  if (client !== 'receipt')
    return (
      <div className="mt-6">
        <Notice title={client.title}>
          {client.text} <Link to="/contact">Write to us</Link> if you would like a new one.
        </Notice>
      </div>
    );
  if (!acceptedAt) return null;
  const next = letters.filter(({ engagementId }) => opens.includes(engagementId));
  return (
    <div className="mt-6">
      <Notice tone="gain" title={`Accepted by ${acceptedName} on ${longMoment(acceptedAt)}`}>
        The work begins. What we need from you first is on the page of each piece of work.
      </Notice>
      <ul className="mt-5 grid gap-2">
        {identification && (
          <li>
            <Link to={`/work/${identification.id}`}>{identification.title}</Link>
            <span className="hint block">First of all: the law has us know whom we act for.</span>
          </li>
        )}
        {next.map(({ engagementId, about }) => (
          <li key={engagementId}>
            <ButtonLink to={`/work/${engagementId}`}>{about}</ButtonLink>
          </li>
        ))}
      </ul>
      <p className="mt-5">
        <Link to={`/receipt/${receiptKey}`}>See the receipt</Link>
      </p>
    </div>
  );
}
