import * as z from 'zod/mini';
import { db } from '#app/db/client.server.ts';
import { reasonOf } from '#app/http/failure.ts';
import { parseForm } from '#app/http/form.ts';
import { enqueue } from '#app/jobs/queue.server.ts';
import { countMail } from './attempts.server.ts';
import { email, signUpSchema } from './forms.ts';
import { isHashingBusy } from './hashing.server.ts';
import { accountJob } from './account-job.server.ts';
import type { AccountJob } from './account-job.server.ts';
import { hashPassword } from './password.server.ts';
import { busy, failed, invalid, limited, type AnySubmission, type Refused } from './refusal.server.ts';

const REGISTRATION_FAILED = 'Registration failed';
const NOT_SENT = 'The mail was not sent';

/** `queued` does not reveal whether the address has an account. */
export type Receipt = { kind: 'queued' } | Refused;

const addressSchema = z.object({ email });

/** A job makes the account, so neither answer nor time reveals whether there is one. Never throws. */
export function receiveSignUp(form: FormData, clientAddress: string, now = new Date()): Promise<Receipt> {
  const submission = parseForm(form, signUpSchema);
  if (submission.status !== 'success') return Promise.resolve(invalid(submission));
  const { email, password, full_name: fullName, user_type: userType, ...numbers } = submission.value;
  const sender = { kind: 'sign-up', email, clientAddress, title: REGISTRATION_FAILED, now } as const;
  return receive(submission, sender, async () => {
    const passwordHash = await hashPassword(password);
    return { kind: 'sign-up', email, passwordHash, fullName, userType, ...numbers };
  });
}

/** Same answer for every address. Never throws. */
export function receiveLinkRequest(
  kind: 'verification' | 'password-reset',
  form: FormData,
  clientAddress: string,
  now = new Date(),
): Promise<Receipt> {
  const submission = parseForm(form, addressSchema);
  if (submission.status !== 'success') return Promise.resolve(invalid(submission));
  const { email } = submission.value;
  const sender = { kind, email, clientAddress, title: NOT_SENT, now };
  return receive(submission, sender, () => ({ kind, email }));
}

type Sender = {
  kind: AccountJob['kind'];
  email: string;
  clientAddress: string;
  title: string;
  now: Date;
};

export async function receive(
  submission: AnySubmission,
  { kind, email, clientAddress, title, now }: Sender,
  makeJob: () => AccountJob | Promise<AccountJob>,
): Promise<Receipt> {
  try {
    const wait = await countMail(kind, email, clientAddress, now);
    if (wait > 0) return limited(submission, title, wait);
    const job = await makeJob();
    await db().transaction((tx) => enqueue(tx, accountJob, job));
    return { kind: 'queued' };
  } catch (error) {
    return isHashingBusy(error) ? busy(submission, title) : failed(submission, reasonOf(error));
  }
}
