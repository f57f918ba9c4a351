import type { FormAnswer } from '#app/platform/forms/posted-forms.ts';
import { Link } from '@remix-run/react';
import { AccountForm, fieldState } from '#app/accounts/core/account-form.tsx';
import { starting } from '#content/pages/starting.ts';
import type { Refusal } from '#app/accounts/core/refusal.server.ts';
import { FieldError, TextArea, TextField } from '#app/platform/ui/field.tsx';
import { ButtonLink } from '#app/platform/ui/button.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import { Sheet } from '#app/platform/ui/sheet.tsx';
import type { Claim } from './claims.ts';
import { LONGEST_REASON } from './accept-form.ts';

/** `confirmed`: the name that was typed and that the letter does not have. */
export type AnswerMore = { refusal: Refusal; confirmed?: string };

export type AnswerRefusal = FormAnswer<'accept' | 'decline', AnswerMore>;

type Props = {
  taxpayer: string;
  letters: number;
  lastDay: string;
  refused: AnswerRefusal | undefined;
  wrong: readonly Claim[];
  /** Where the client changes the answers that it is made from. */
  restart: string | null;
};

export function AnswerForms({ taxpayer, letters, lastDay, refused, wrong, restart }: Props) {
  const accept = refused?.intent === 'accept' ? refused.refusal : undefined;
  const decline = refused?.intent === 'decline' ? refused.refusal : undefined;
  const what = letters === 1 ? 'the letter' : `all ${letters} letters`;
  return (
    <Sheet margin lifted id="answer" role="region" aria-labelledby="answer-title">
      <h2 id="answer-title" className="font-serif-text text-xl">
        Your answer
      </h2>
      {wrong.map((claim) => (
        <div key={claim.field} className="mt-4">
          <Notice title={starting.wrong.title(claim)}>{starting.wrong.text(claim)}</Notice>
        </div>
      ))}
      {restart && (
        <div className="mt-4">
          <p className="mb-3">{starting.again.text}</p>
          <ButtonLink to={restart} look="quiet">
            {starting.again.button}
          </ButtonLink>
        </div>
      )}
      <p className="mt-3">
        Typing your name and ticking the box is your signature. Section 13(3) of the Electronic Communications
        and Transactions Act 25 of 2002 (ECTA) lets two parties sign that way. It is not an “advanced
        electronic signature”, and no law asks for one here. You can answer until {lastDay}.
      </p>
      <div className="mt-6">
        <AccountForm refusal={accept} button="Accept" busy="Accepting...">
          <input type="hidden" name="intent" value="accept" />
          {refused?.confirmed && <input type="hidden" name="confirmed" value={refused.confirmed} />}
          <TextField
            {...fieldState(accept, 'name')}
            label="Your full name"
            autoComplete="name"
            required
            maxLength={100}
          />
          <div>
            <label className="agree">
              <input
                type="checkbox"
                id="agree"
                name="agree"
                value="yes"
                required
                defaultChecked={accept?.result.initialValue?.agree === 'yes'}
                aria-invalid={accept?.result.error?.agree ? true : undefined}
                aria-describedby={accept?.result.error?.agree ? 'agree-error' : undefined}
              />
              <span>
                I have read {what} above and accept {letters === 1 ? 'it' : 'them'} for {taxpayer}.
              </span>
            </label>
            <FieldError id="agree-error" message={accept?.result.error?.agree?.[0]} />
          </div>
        </AccountForm>
      </div>
      <details className="mt-8 border-t border-rule pt-4" open={decline !== undefined}>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold">No, thank you</summary>
        <p className="mt-2 mb-4">
          Nothing begins and nothing is owed. If something in it is wrong, {restart && 'start again, or '}
          <Link to="/contact">write to us</Link> instead, and you get a new one.
        </p>
        <AccountForm refusal={decline} button="Decline" busy="Declining..." tone={{ look: 'quiet' }}>
          <input type="hidden" name="intent" value="decline" />
          <TextArea
            {...fieldState(decline, 'reason')}
            label="Why (optional)"
            hint="It helps us with the next one."
            rows={3}
            maxLength={LONGEST_REASON}
          />
        </AccountForm>
      </details>
    </Sheet>
  );
}
