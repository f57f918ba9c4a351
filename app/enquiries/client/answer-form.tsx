import { firm } from '#app/platform/content/firm.ts';
import { AccountForm, fieldState, type Refused } from '#app/accounts/core/account-form.tsx';
import { ANSWER_DRAFT } from '#app/platform/forms/hidden-fields.ts';
import { DraftOwner } from '#app/platform/drafts/draft-owner.tsx';
import { TextArea } from '#app/platform/ui/field.tsx';
import type { OwnEnquiry } from './enquiry.ts';

type Props = Refused & { enquiry: OwnEnquiry; owner: string; kept: string | undefined };

export function AnswerForm({ enquiry, owner, kept, refusal }: Props) {
  const { defaultValue = kept, ...field } = fieldState(refusal, 'body');
  return (
    <section aria-labelledby="answer" className="mt-10 border-t border-rule-strong pt-8">
      <h2 id="answer" className="mb-4 text-xl">
        Answer
      </h2>
      <AccountForm refusal={refusal} button="Send" busy="Sending..." className="gap-5">
        <DraftOwner owner={owner} />
        <kept-answer
          class="block"
          data-draft={`${ANSWER_DRAFT}.${enquiry.id}`}
          data-base={String(enquiry.entries.length)}
        >
          <TextArea
            {...field}
            defaultValue={defaultValue}
            label="Your answer"
            rows={7}
            // Back would fill in what was sent.
            autoComplete="off"
            required
            hint={`It is added to this conversation. ${firm.name} answers by mail, and you find the answer here too.`}
          />
        </kept-answer>
      </AccountForm>
    </section>
  );
}
