import { Link } from '@remix-run/react';
import { starting } from '#content/pages/starting.ts';
import { switching } from '#content/switching.ts';
import { longDayText, monthText } from '#app/firm/core/day-text.ts';
import { dayText, longMoment, southAfricanDay } from '#app/platform/core/time.ts';
import { ButtonLink } from '#app/platform/ui/button.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import { AnswerForms, type AnswerRefusal } from './answer-forms.tsx';
import type { Proposal, ProposalLetter } from './find.server.ts';
import type { Opening } from './opening.server.ts';
import type { Claim } from './claims.ts';
import { restartPath } from './starts-again.ts';
import { LetterArticle, SharedTerms } from './letter-article.tsx';
import { togetherText } from './prices.ts';
import { splitTerms } from './shared-terms.ts';
import { isOpenProposal, PROPOSAL_STATE } from './states.ts';

export type ShownProposal = Omit<Proposal, 'letters'> & {
  letters: (Omit<ProposalLetter, 'words' | 'sealedId'> & { hasPdf: boolean; isSealed: boolean })[];
  mayAnswer: boolean;
  /** What the client says is wrong of what decides what it holds. */
  wrong: Claim[];
  next: NextStep[];
  /** Where books come here by it. */
  opening: Opening | null;
  /** The VAT returns wait for their category. */
  isVatLookedUp: boolean;
};

/** `act`: what the reader does there, if anything. `from`: the day on which it begins; null: it has. */
export type NextStep = {
  path: string;
  title: string;
  act: string | null;
  isIdentification: boolean;
  from: string | null;
};

type Props = { proposal: ShownProposal; refused: AnswerRefusal | undefined };

export function ProposalPage({ proposal, refused }: Props) {
  const { id, taxpayer, state, letters, lastDay, plan, mayAnswer } = proposal;
  const isOpen = isOpenProposal(state);
  const together = togetherText(letters.map(({ cents, price }) => ({ cents, text: price })));
  const { own, terms } = splitTerms(letters.map(({ html }) => html));
  const isOnePrice = together !== null && letters.every(({ cents }) => cents === null);
  return (
    <div className="wrap proposal">
      <p className="eyebrow">{plan ? `Proposal: ${plan}` : 'Proposal'}</p>
      <h1 className="text-2xl">For {taxpayer.name}</h1>
      <Outcome proposal={proposal} />
      <AskedQuotes quotes={proposal.quotes} />
      {proposal.isVatLookedUp && (
        <div className="mt-6">
          <Notice title={starting.vatCategory.title}>{starting.vatCategory.text}</Notice>
        </div>
      )}
      {!PROPOSAL_STATE[state].isAgreed && (
        <nav aria-label="What it offers">
          <ul className="proposal-list">
            {together && <Together {...{ together, letters, isOnePrice }} />}
            {letters.map((letter) => (
              <li key={letter.id}>
                <a href={`#letter-${letter.id}`}>{letter.about}</a>
                {!isOnePrice && <b>{letter.price}</b>}
                <span className="hint">
                  {letter.late ?? (letter.dueOn && `Due on ${dayText(letter.dueOn)}`)}
                </span>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className="lede mt-4">{ledeOf(proposal)}</p>
      {isOpen && mayAnswer && (
        <p className="mt-6">
          <a href="#answer" className="more">
            Go to your answer, below the {letters.length === 1 ? 'letter' : 'letters'}
          </a>
        </p>
      )}
      <div className="proposal-letters">
        {letters.map((letter, index) => (
          <LetterArticle
            key={letter.id}
            letter={letter}
            download={`/proposal/${id}/letters/${letter.id}`}
            among={terms ? { own: own[index] ?? '', facts: factsOf(letter) } : undefined}
          />
        ))}
        {terms && <SharedTerms html={terms} letters={letters.length} />}
        {isOpen && mayAnswer && (
          <AnswerForms
            taxpayer={taxpayer.name}
            letters={letters.length}
            lastDay={dayText(lastDay)}
            refused={refused}
            wrong={proposal.wrong}
            restart={restartPath(proposal)}
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

function AskedQuotes({ quotes }: Pick<ShownProposal, 'quotes'>) {
  const { title, by, notYet } = starting.quote;
  const [first] = quotes;
  if (!first) return null;
  return (
    <div className="mt-6">
      <Notice title={`${title}, ${by(dayText(first.day))}`}>
        <ul className="list-disc pl-5">
          {quotes.map(({ what }) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
        {notYet}
      </Notice>
    </div>
  );
}

type TogetherProps = Pick<ShownProposal, 'letters'> & { together: string; isOnePrice: boolean };

function Together({ together, letters, isOnePrice }: TogetherProps) {
  const all = letters.length === 2 ? 'both letters' : `all ${letters.length} letters`;
  return (
    <li>
      <b>{together}</b>
      <span className="hint">
        {`For ${all} together${isOnePrice ? '. It is one price.' : '.'}`}
        {firstMonthText(letters)}
      </span>
    </li>
  );
}

/** Where books are kept, their first month is the first that is paid. */
function firstMonthText(letters: ShownProposal['letters']): string | null {
  const books = letters.find(({ typeId }) => typeId === 'books');
  if (!books) return null;
  const [year = 0, month = 0] = books.period.split('-').map(Number);
  return ` ${starting.firstMonth(monthText(year, month))}`;
}

function factsOf({ price, dueOn, late }: ShownProposal['letters'][number]): string[] {
  return [late ?? (dueOn && `Due on ${dayText(dueOn)}`), price].filter((fact) => fact !== null);
}

function ledeOf({ sentAt, lastDay, letters, state }: ShownProposal): string {
  const sent = `Written on ${dayText(southAfricanDay(sentAt))}`;
  if (!isOpenProposal(state)) return `${sent}.`;
  const read = letters.length === 1 ? 'Read the letter' : `Read the ${letters.length} letters`;
  return `${sent}, open until ${dayText(lastDay)}. ${read} and take your time: nothing begins before you accept.`;
}

function Outcome({ proposal }: { proposal: ShownProposal }) {
  const { state, acceptedAt, acceptedName, withdrawnOn, receiptKey, next, opening } = proposal;
  const { client } = PROPOSAL_STATE[state];
  if (client === 'nothing') return null;
  if (client !== 'receipt')
    return (
      <div className="mt-6">
        <Notice title={withdrawnOn ? `${client.title} on ${dayText(withdrawnOn)}` : client.title}>
          {client.text}{' '}
          {client.way ? (
            <Link to={client.way.to}>{client.way.label}</Link>
          ) : (
            <>
              <Link to="/contact">Write to us</Link> if you would like a new one.
            </>
          )}
        </Notice>
      </div>
    );
  if (!acceptedAt) return null;
  return (
    <div className="mt-6">
      <Notice tone="gain" title={`Accepted by ${acceptedName} on ${longMoment(acceptedAt)}`}>
        {opening && `${openingText(opening)} `}
        {next.some(({ from }) => from === null) ? 'The work begins. This comes next:' : 'This comes next:'}
      </Notice>
      <ol className="proposal-list">
        {next.map((step, index) => (
          <li key={step.path}>
            <NextLine step={step} isFirst={index === 0} />
          </li>
        ))}
      </ol>
      <p className="mt-5">
        <Link to={`/receipt/${receiptKey}`}>See the receipt</Link>
      </p>
    </div>
  );
}

function openingText({ booksOn, colleague, by }: Opening): string {
  const { books, taken, open } = switching.who;
  const who = colleague ? taken(colleague) : by && open(longDayText(by));
  return [books(longDayText(booksOn)), who].filter(Boolean).join(' ');
}

function NextLine({
  step: { path, title, act, isIdentification, from },
  isFirst,
}: {
  step: NextStep;
  isFirst: boolean;
}) {
  return (
    <>
      {act ? <b>{title}</b> : <Link to={path}>{title}</Link>}
      {isIdentification && (
        <span className="hint">First of all: the law asks us to know whom we act for.</span>
      )}
      {from && <span className="hint">Our list of what we need comes on {dayText(from)}.</span>}
      {act && (
        <p>
          <ButtonLink to={path} look={isFirst ? 'primary' : 'quiet'}>
            {act}
            <span className="sr-only">: {title}</span>
          </ButtonLink>
        </p>
      )}
    </>
  );
}
