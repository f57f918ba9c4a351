import { DraftOwner } from '#app/platform/drafts/draft-owner.tsx';
import { Button } from '#app/platform/ui/button.tsx';
import { FieldError } from '#app/platform/ui/field.tsx';
import { meetAnswers, seenText } from '#app/work/core/engagements/meet-answers.ts';
import type { WorkAnswer } from './work-forms.ts';
import type { Work } from './work.server.ts';

type OneQuestion = Work['questions'][number];

type Props = { work: Work; refused: WorkAnswer | undefined; isChange?: boolean };

/** What was not stored is marked, beside what was answered meanwhile. Nothing vanishes when an answer changes. */
export function QuestionsForm({ work, refused, isChange = false }: Props) {
  const { path, questions, answers, owner, keepAll } = work;
  const typed: Readonly<Record<string, string>> | null = refused?.typed ?? work.typedAnswers;
  const isOurs = ({ id, isKnown }: OneQuestion) => isKnown && !isChange && answers?.[id] !== undefined;
  const ours = questions.filter(isOurs);
  const met = meetAnswers(questions, { stored: answers, seen: typed?.seen, given: typed ?? {} });
  const line = (question: OneQuestion) => (
    <li key={question.id}>
      <Question
        question={isChange ? { ...question, lastTime: null } : question}
        answer={met.answers[question.id]}
        theirs={met.clashes.includes(question.id) ? answers?.[question.id] : undefined}
        isFirstClash={met.clashes[0] === question.id}
      />
    </li>
  );
  return (
    <form
      method="post"
      action={path}
      className="questions"
      aria-labelledby={isChange ? undefined : 'questions'}
    >
      <DraftOwner owner={owner} />
      <input type="hidden" name="seen" value={seenText(answers)} />
      {!isChange && keepAll && <KeepAll answers={keepAll} />}
      {!isChange && (
        <h2 id="questions" className="font-serif-text text-xl">
          Our questions
        </h2>
      )}
      {isChange && (
        <p className="hint">With other answers our list changes. What you have sent stays with us.</p>
      )}
      <ol>{questions.filter((question) => !isOurs(question)).map(line)}</ol>
      {ours.length > 0 && (
        <details className="mb-6" open={ours.some(({ id }) => met.clashes.includes(id))}>
          <summary>{`Answered from our records (${ours.length})`}</summary>
          <p className="hint">Change what is not right.</p>
          <ol>{ours.map(line)}</ol>
        </details>
      )}
      <FieldError id="questions-error" message={refused?.error} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" name="intent" value="questions">
          {isChange ? 'Save my answers' : 'Show me what you need'}
        </Button>
        {!isChange && (
          <kept-questions>
            <Button type="submit" name="intent" value="keep" look="quiet" formNoValidate>
              Save and go on later
            </Button>
          </kept-questions>
        )}
      </div>
    </form>
  );
}

type QuestionProps = {
  question: OneQuestion;
  answer: string | undefined;
  theirs: string | undefined;
  isFirstClash: boolean;
};

function Question({ question: { id, text, help, lastTime }, answer, theirs, isFirstClash }: QuestionProps) {
  const about = [theirs && `theirs-${id}`, help && `help-${id}`].filter(Boolean).join(' ');
  return (
    <fieldset aria-describedby={about || undefined}>
      <legend>{text}</legend>
      {theirs && (
        <p id={`theirs-${id}`} role={isFirstClash ? 'alert' : undefined} className="field-error">
          Answered meanwhile, by somebody else or in another tab: {theirs === 'yes' ? 'Yes' : 'No'}. Yours is
          marked below and is not sent yet: choose one.
        </p>
      )}
      {lastTime && <p className="font-semibold">{lastTime}</p>}
      {help && (
        <p id={`help-${id}`} className="hint">
          {help}
        </p>
      )}
      <div className="segments">
        {(['yes', 'no'] as const).map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={id}
              value={one}
              defaultChecked={answer === one}
              autoFocus={isFirstClash && answer === one}
              required
            />
            {one === 'yes' ? 'Yes' : 'No'}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** In the form of the questions: what is marked there stays, and the answers of last time fill the rest. */
function KeepAll({ answers }: { answers: Readonly<Record<string, string>> }) {
  return (
    <div className="mb-8">
      {/* The first button of a form is pressed by Enter, which shall not give the answers of last time. */}
      <button type="submit" name="intent" value="questions" hidden>
        Show me what you need
      </button>
      <p className="hint mb-3">
        Nothing has changed since last time? Then one tap gives all the answers again. What you have marked
        below stays.
      </p>
      <input type="hidden" name="last" value={seenText(answers)} />
      <Button type="submit" name="intent" value="questions:again" look="quiet" formNoValidate>
        Keep all my answers
      </Button>
    </div>
  );
}
