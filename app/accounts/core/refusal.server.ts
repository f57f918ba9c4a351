import type { Submission, SubmissionResult } from '@conform-to/react';
import { data } from '@remix-run/node';
import { tryAgain } from '#content/pages/auth.ts';
import { SECRET_FIELDS } from '#app/platform/drafts/owner-field.ts';
import type { Reply } from '#app/platform/forms/posted-forms.server.ts';
import { PRIVATE_PAGE } from '#app/platform/http/cache.ts';
import type { RequestContext } from '#app/platform/http/context.ts';
import { errorsOf } from '#app/platform/http/form.ts';
import { reasonOf } from '#app/platform/http/failure.ts';
import { waitText } from '#app/platform/core/time.ts';
import { isHashingBusy } from './hashing.server.ts';

const BUSY_SECONDS = 10;

export type Refusal = {
  title: string;
  message: string;
  result: SubmissionResult<string[]>;
  /** By field; not for forms where the specification shows only the first message. */
  errors?: Partial<Record<string, string>>;
  /** The password is right but the address is not confirmed, so a new link is offered. */
  offersLink?: boolean;
  whatNow?: string;
};

/** `reason` is for the log and has no personal data. */
type Why = { status: 400 | 403 | 429 | 503; retryAfterSeconds?: number; reason?: string };

export type Refused = Why & { kind: 'refused'; refusal: Refusal };

export type AnySubmission = Pick<Submission<unknown, string[]>, 'reply'>;

export const UNCLEAR = 'Please look at this again';

const SPECIFIED = 'Validation Error';

/** `title`: the specification's words for accounts and contact, else plain words. */
export function invalid(submission: AnySubmission, title = SPECIFIED): Refused {
  const result = submission.reply({ hideFields: [...SECRET_FIELDS] });
  const errors = errorsOf(result);
  const message = Object.values(errors).find(Boolean) ?? '';
  const refusal = { title, message, result, ...(title !== SPECIFIED && { errors }) };
  return { kind: 'refused', status: 400, refusal };
}

export function refused(
  submission: AnySubmission,
  { title, message, offersLink, whatNow, ...why }: Why & Omit<Refusal, 'result'>,
): Refused {
  const result = submission.reply({ hideFields: [...SECRET_FIELDS], formErrors: [message] });
  return { kind: 'refused', ...why, refusal: { title, message, result, offersLink, whatNow } };
}

export function limited(submission: AnySubmission, title: string, seconds: number): Refused {
  const message = `That was tried too often. Please try again in ${waitText(seconds)}.`;
  return refused(submission, { status: 429, title, message, retryAfterSeconds: seconds });
}

/** A failure that no form can prevent: the database is away, or too many passwords wait to be hashed. */
export function failed(
  submission: AnySubmission,
  title: string,
  error: unknown,
  during?: 'sign in' | 'sign up',
): Refused {
  const why = { status: 503, retryAfterSeconds: BUSY_SECONDS } as const;
  if (isHashingBusy(error)) {
    const message = 'Many people are signing in just now. Please try again in a few seconds.';
    return refused(submission, { ...why, title, message });
  }
  const reason = reasonOf(error);
  if (during) {
    const message = `An unexpected error occurred during ${during}`;
    return refused(submission, { ...why, title, message, whatNow: tryAgain, reason });
  }
  const message = 'There was a problem with your request. Please try again.';
  return refused(submission, { ...why, title: 'Authentication error', message, reason });
}

/**
 * For a page with one form that is posted without a session or with a password, such as signing in. Other pages use
 * `postedForms` and `replyRefused`. Never cached; has Retry-After if there is a wait. Logs our own failures as `what`.
 */
export function answerRefused(
  { refusal, status, retryAfterSeconds, reason }: Refused,
  { logFailure }: RequestContext,
  what: string,
) {
  if (reason) logFailure(what, reason);
  const headers = new Headers({ 'Cache-Control': PRIVATE_PAGE });
  if (retryAfterSeconds) headers.set('Retry-After', String(retryAfterSeconds));
  return data(refusal, { status, headers });
}

export function replyRefused(
  { refusal, status, retryAfterSeconds, reason }: Refused,
  { logFailure }: RequestContext,
  what: string,
): Reply<never, { refusal: Refusal }> {
  if (reason) logFailure(what, reason);
  return { kind: 'drawn', status, retryAfterSeconds, more: { refusal } };
}
