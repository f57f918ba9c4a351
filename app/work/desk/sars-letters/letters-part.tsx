import { Form } from '@remix-run/react';
import { dayText } from '#app/platform/core/time.ts';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { LetterUpload } from '#app/work/documents/letter-upload.tsx';
import { isCurrent } from '#app/work/documents/document.ts';
import type { EngagementPage } from '../page.server.ts';
import type { Refusal } from '../page.ts';
import { Seen } from '../status-form.tsx';
import { ClockPart } from './clock-part.tsx';
import { LetterForm } from './letter-form.tsx';
import type { ShownLetter } from './shown-letters.server.ts';

type Props = Pick<EngagementPage, 'engagement' | 'documents'> & {
  letters: readonly ShownLetter[];
  /** Something was agreed, so SARS may write about it. */
  mayHaveLetters: boolean;
  today: string;
  answer: Refusal | undefined;
  submissionKey: string;
};

export function LettersPart({ letters, mayHaveLetters, ...props }: Props) {
  if (!mayHaveLetters && letters.length === 0) return null;
  const [open, settled] = [letters.filter((one) => one.isOpen), letters.filter((one) => !one.isOpen)];
  return (
    <section aria-labelledby="sars-letters">
      <h2 id="sars-letters" tabIndex={-1}>
        Letters from SARS
      </h2>
      {letters.length === 0 && <p className="hint">None came.</p>}
      {open.map((letter) => (
        <Letter key={letter.id} letter={letter} {...props} />
      ))}
      {settled.length > 0 && (
        <details className="work-fold" open={settled.some(({ id }) => props.answer?.row === id)}>
          <summary className="btn btn-quiet btn-small">Answered ({settled.length})</summary>
          <div>
            {settled.map((letter) => (
              <Letter key={letter.id} letter={letter} {...props} />
            ))}
          </div>
        </details>
      )}
      {mayHaveLetters && <Came {...props} />}
    </section>
  );
}

type LetterProps = Omit<Props, 'letters' | 'mayHaveLetters' | 'submissionKey' | 'documents'>;

function Letter({ letter, ...props }: LetterProps & { letter: ShownLetter }) {
  const { id, title, kind, isFromClient, cameOn, deliveredOn, words, papers, clocks } = letter;
  const isRefused = answerTo(props.answer, 'sars-letter', id) !== undefined;
  const form = <LetterForm letter={letter} {...props} />;
  return (
    <div className="sars-letter">
      <h3>{title}</h3>
      <p className="hint">
        {isFromClient ? 'The client sent it' : 'Written down'} on {dayText(cameOn)}
        {deliveredOn && `; it came on ${dayText(deliveredOn)}`}.
      </p>
      {words && <p className="[overflow-wrap:anywhere]">“{words}”</p>}
      <Papers papers={papers} hasLost={letter.documentIds.length > 0 && papers.length === 0} />
      {kind === null ? (
        form
      ) : (
        <>
          <ul className="letter-clocks">
            {clocks.map((clock) => (
              <ClockPart key={clock.id} letterId={id} clock={clock} {...props} />
            ))}
          </ul>
          <details className="work-fold" open={isRefused}>
            <summary className="btn btn-quiet btn-small">Correct it</summary>
            {form}
          </details>
        </>
      )}
      <details className="work-fold">
        <summary className="btn btn-quiet btn-small">Take it away</summary>
        <Form method="post">
          <Seen engagement={props.engagement} intent="no-sars-letter" />
          <input type="hidden" name="item" value={id} />
          <p className="hint mb-2">Its paper stays with the work, and its days end.</p>
          <Button type="submit" look="quiet" small>
            It is no letter from SARS, or is here twice
          </Button>
        </Form>
      </details>
    </div>
  );
}

function Papers({ papers, hasLost }: Pick<ShownLetter, 'papers'> & { hasLost: boolean }) {
  if (hasLost) return <p className="hint">Its paper was removed.</p>;
  return papers.map(({ id, name, isClosed }) => (
    <p key={id} className="[overflow-wrap:anywhere]">
      {isClosed ? (
        `${name} (cannot be opened yet)`
      ) : (
        <a href={`/admin/documents/${id}`} download>
          {name}
        </a>
      )}
    </p>
  ));
}

function Came({
  engagement,
  documents,
  today,
  answer,
  submissionKey,
}: Omit<Props, 'letters' | 'mayHaveLetters'>) {
  const papers = documents.filter((one) => one.direction === 'from_client' && isCurrent(one)).toReversed();
  return (
    <details className="work-fold" open={answerTo(answer, 'sars-letter') !== undefined}>
      <summary className="btn btn-quiet btn-small">A letter from SARS came</summary>
      <div className="grid gap-6">
        <LetterUpload
          action={`/admin/work/${engagement.id}/files`}
          letterId={submissionKey}
          label="Its paper"
          words="What it is about (optional)"
          send="Add the letter"
        />
        <div>
          <h3>Or: its paper is here already, or there is none</h3>
          <LetterForm engagement={engagement} letter={null} papers={papers} today={today} answer={answer} />
        </div>
      </div>
    </details>
  );
}
