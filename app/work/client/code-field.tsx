import { TextField } from '#app/platform/ui/field.tsx';
import type { WorkAnswer } from './work-forms.ts';

type Props = { id: string; answer: WorkAnswer | undefined; done: 'approved' | 'signed' };

/** In an `auth-form`, which sends it after the sixth digit. */
export function CodeField({ id, answer, done }: Props) {
  if (!answer?.asksCode) return null;
  return (
    <TextField
      id={`code-${id}`}
      name="code"
      label="Six digits"
      hint={
        <>
          {answer.mailedAt ? `We mailed one at ${answer.mailedAt}` : 'We have just mailed them to you'}: this
          asks for a code of the last ten minutes.
          <span data-goes-on="" hidden>{` It is ${done} after the sixth digit.`}</span>
        </>
      }
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="\s*\d\s*\d\s*\d\s*\d\s*\d\s*\d\s*"
      title="Six digits"
      className="max-w-[24rem]"
      error={answer.errors.code}
      autoFocus
      required
    />
  );
}

export function AnotherCode({ answer }: Pick<Props, 'answer'>) {
  if (!answer?.asksCode) return null;
  return (
    <p>
      <button type="submit" name="again" value="yes" className="link-button" formNoValidate>
        Send another code
      </button>
    </p>
  );
}
