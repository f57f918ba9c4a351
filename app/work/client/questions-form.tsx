import { DraftOwner } from '#app/platform/drafts/draft-owner.tsx';
import { Button } from '#app/platform/ui/button.tsx';
import { FieldError } from '#app/platform/ui/field.tsx';
import type { Work } from './work.server.ts';

type Props = Pick<Work, 'path' | 'questions' | 'answers' | 'owner'> & {
  error: string | undefined;
  isChange?: boolean;
};

/** All are yes or no, in one form; questions and answers stay when an answer changes. */
export function QuestionsForm({ path, questions, answers, owner, error, isChange = false }: Props) {
  return (
    <form
      method="post"
      action={path}
      className="questions"
      aria-labelledby={isChange ? undefined : 'questions'}
    >
      <DraftOwner owner={owner} />
      {!isChange && (
        <h2 id="questions" className="font-serif-text text-xl">
          Our questions
        </h2>
      )}
      {isChange && (
        <p className="hint">With other answers our list changes. What you have sent stays with us.</p>
      )}
      <ol>
        {questions.map(({ id, text, help, lastTime }) => (
          <li key={id}>
            <fieldset aria-describedby={help ? `help-${id}` : undefined}>
              <legend>{text}</legend>
              {!isChange && lastTime && <p className="font-semibold">{lastTime}</p>}
              {help && (
                <p id={`help-${id}`} className="hint">
                  {help}
                </p>
              )}
              <div className="segments">
                {(['yes', 'no'] as const).map((answer) => (
                  <label key={answer}>
                    <input
                      type="radio"
                      name={id}
                      value={answer}
                      defaultChecked={answers?.[id] === answer}
                      required
                    />
                    {answer === 'yes' ? 'Yes' : 'No'}
                  </label>
                ))}
              </div>
            </fieldset>
          </li>
        ))}
      </ol>
      <FieldError id="questions-error" message={error} />
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
