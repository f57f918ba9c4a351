import type { Submission, SubmissionResult } from '@conform-to/react';
import { data } from '@remix-run/node';
import { PRIVATE_PAGE } from '#app/http/cache.ts';
import type { RequestContext } from '#app/http/context.ts';
import { MINUTE, SECOND } from '#app/time.ts';

const BUSY_SECONDS = 10;

/** A password never travels back, whatever else of the form does. */
const PASSWORDS = ['password', 'currentPassword', 'newPassword', 'code'];

/** Why a form of an account was not taken: its title and message, each field's errors, and what was typed but secrets. */
export type Refusal = {
  title: string;
  message: string;
  result: SubmissionResult<string[]>;
  /** The password was right and the address is not confirmed: a new link may be asked for. */
  offersLink?: boolean;
};

/** A refusal on its way to an answer; `reason` is for the log and holds nothing personal. */
export type Refused = Why & { kind: 'refused'; refusal: Refusal };

type Why = { status: 400 | 403 | 429 | 503; retryAfterSeconds?: number; reason?: string };
type Words = { title: string; message: string; offersLink?: boolean };

/** A parsed form, of which only the reply is needed here. */
export type AnySubmission = Pick<Submission<unknown, string[]>, 'reply'>;

/** A form that its own rules refuse: 'Validation Error' with the first message, and every message at its field. */
export function invalid(submission: AnySubmission): Refused {
  const result = submission.reply({ hideFields: PASSWORDS });
  const message = Object.values(result.error ?? {}).find(Boolean)?.[0] ?? '';
  return { kind: 'refused', status: 400, refusal: { title: 'Validation Error', message, result } };
}

/** A form whose fields are well and that is refused all the same. */
export function refused(
  submission: AnySubmission,
  { title, message, offersLink, ...why }: Why & Words,
): Refused {
  const result = submission.reply({ hideFields: PASSWORDS, formErrors: [message] });
  return { kind: 'refused', ...why, refusal: { title, message, result, offersLink } };
}

/** Tried too often: the wait in words and in Retry-After. */
export function limited(submission: AnySubmission, title: string, seconds: number): Refused {
  const minutes = Math.max(1, Math.ceil((seconds * SECOND) / MINUTE));
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const message = `That was tried too often. Please try again in ${wait}.`;
  return refused(submission, { status: 429, title, message, retryAfterSeconds: seconds });
}

/** Too many passwords are being looked at in this moment. */
export function busy(submission: AnySubmission, title: string): Refused {
  const message = 'Many people are signing in just now. Please try again in a few seconds.';
  return refused(submission, { status: 503, title, message, retryAfterSeconds: BUSY_SECONDS });
}

/** Something we rest on is away. */
export function failed(submission: AnySubmission, reason: string): Refused {
  return refused(submission, {
    status: 503,
    title: 'Authentication error',
    message: 'There was a problem with your request. Please try again.',
    retryAfterSeconds: BUSY_SECONDS,
    reason,
  });
}

/**
 * The answer to a refused form, for an action to return: kept by nobody, with Retry-After where there is a wait. What
 * failed on our side is logged as `what`.
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
