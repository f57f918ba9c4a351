import { DraftOwner } from '#app/platform/drafts/draft-owner.tsx';
import { WORK_DRAFT } from '#app/platform/forms/hidden-fields.ts';
import { LONGEST_ANSWER } from '#app/work/core/engagements/longest-answer.ts';
import { isNotMineText } from '#app/work/core/engagements/not-mine.ts';
import type { RequestItem } from '#app/work/core/engagements/items.server.ts';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { TextArea } from '#app/platform/ui/field.tsx';
import type { WorkAnswer } from './work-forms.ts';
import type { Work } from './work.server.ts';

type Props = {
  work: Work;
  item: RequestItem;
  refusal?: WorkAnswer;
  isAlone?: boolean;
};

/** Of a form that names the item: what is typed stays in this tab until it is stored. */
export function WordsField({
  work,
  item: { id, answer, answerText, mark },
  refusal: refused,
  isAlone = false,
}: Props) {
  const answered = answerTo(refused, 'text', id);
  /** Of the words, not of an amount or a date. */
  const refusal = answered?.typed.text === undefined ? undefined : answered;
  const draft = work.draft?.intent === 'text' && work.draft.item === id ? work.draft.text : undefined;
  const written = answer !== null && answerText === answer && !isNotMineText(answer) ? answer : undefined;
  const text = refusal?.typed.text ?? draft ?? written;
  return (
    <details open={isAlone || text !== undefined}>
      <summary>Answer in words</summary>
      <DraftOwner owner={work.owner} />
      <input type="hidden" name="intent" value="text" />
      <input type="hidden" name="mark" value={mark} />
      <kept-answer
        class="block"
        data-draft={`${WORK_DRAFT}.${work.path.split('/').at(-1)}.${id}`}
        data-base={written ?? ''}
      >
        <TextArea
          id={`text-${id}`}
          name="text"
          label="Your answer"
          rows={3}
          maxLength={LONGEST_ANSWER}
          defaultValue={text}
          error={refusal?.error}
          required={isAlone}
        />
      </kept-answer>
      <p className="mt-3">
        <Button type="submit" small>
          Send this answer
        </Button>
      </p>
    </details>
  );
}
