import type { ActionFunctionArgs } from '@remix-run/node';
import * as z from 'zod/mini';
import { db } from '#app/platform/db/client.server.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { parseForm, requireForm } from '#app/platform/http/form.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { redirectWithToast, type Toast } from '#app/platform/http/toast.server.ts';
import { enqueue } from '#app/platform/jobs/queue.server.ts';
import { countMail } from './attempts.server.ts';
import { email, signUpSchema } from './forms.ts';
import { returnIn, withReturn } from './landing.ts';
import { accountJob, type AccountJob } from './account-job.server.ts';
import { hashPassword } from './password.server.ts';
import { tokenIn } from './secret.server.ts';
import { signedUpCookie } from './signed-up-here.server.ts';
import { addressOfToken } from './tokens.server.ts';
import {
  answerRefused,
  failed,
  invalid,
  limited,
  type AnySubmission,
  type Refused,
} from './refusal.server.ts';

export const REGISTRATION_FAILED = 'Registration failed';
const NOT_SENT = 'The mail was not sent';
const LOGGED = 'a link could not be queued';

const PURPOSES = { verification: 'verify_email', 'password-reset': 'reset_password' } as const;

const addressSchema = z.object({ email });

/** `cookie` lets the mailed link sign in, in this browser. */
export type SignUp = { kind: 'received'; cookie: string } | Refused;

/**
 * A job makes the account, so neither answer nor time reveals whether one exists. `redirectTo`: the page after the
 * mailed link. Never throws.
 */
export async function receiveSignUp(
  form: FormData,
  clientAddress: string,
  redirectTo?: string,
): Promise<SignUp> {
  const submission = parseForm(form, signUpSchema);
  if (submission.status !== 'success') return invalid(submission);
  const { email, password, full_name: fullName, user_type: userType, ...numbers } = submission.value;
  const sender = { kind: 'sign-up', email, clientAddress, title: REGISTRATION_FAILED } as const;
  let cookie = '';
  const refusal = await receive(submission, sender, async () => {
    const passwordHash = await hashPassword(password);
    cookie = await signedUpCookie(passwordHash, email);
    return { kind: 'sign-up', email, passwordHash, fullName, userType, redirectTo, ...numbers };
  });
  return refusal ?? { kind: 'received', cookie };
}

/**
 * The action of a page that asks for a link: the same answer for every address. A visitor on the way to a page waits
 * for the mail there.
 */
export function linkRequestAction(kind: 'verification' | 'password-reset', path: string, toast: Toast) {
  return async ({ request, context }: ActionFunctionArgs) => {
    const requestContext = contextOf(context);
    const form = await requireForm(request);
    const known = await addressOfToken(db(), tokenIn(form), PURPOSES[kind]);
    // A known address is not among the form's values, so a refusal does not show it.
    const submission = parseForm(form, known ? z.object({}) : addressSchema);
    if (submission.status !== 'success') return answerRefused(invalid(submission), requestContext, LOGGED);
    const email = known ?? ('email' in submission.value ? String(submission.value.email) : '');
    const sender = { kind, email, title: NOT_SENT, clientAddress: requestContext.clientAddress };
    const { redirectTo } = returnIn(new URLSearchParams({ redirectTo: textIn(form, 'redirectTo') }));
    const refusal = await receive(submission, sender, () => ({ kind, email, redirectTo }));
    if (refusal) return answerRefused(refusal, requestContext, LOGGED);
    const waiting = redirectTo && withReturn('/auth', { redirectTo }, new URLSearchParams({ check: 'mail' }));
    return redirectWithToast(waiting || path, toast);
  };
}

type Sender = { kind: AccountJob['kind']; email: string; clientAddress: string; title: string };

export async function receive(
  submission: AnySubmission,
  { kind, email, clientAddress, title }: Sender,
  makeJob: () => AccountJob | Promise<AccountJob>,
): Promise<Refused | null> {
  try {
    const wait = await countMail(kind, email, clientAddress);
    if (wait > 0) return limited(submission, title, wait);
    const job = await makeJob();
    await db().transaction((tx) => enqueue(tx, accountJob, { ...job, requestedAt: Date.now() }));
    return null;
  } catch (error) {
    return failed(submission, title, error, kind === 'sign-up' ? 'sign up' : undefined);
  }
}
