import * as z from 'zod/mini';
import { reasonOf } from '#app/http/failure.ts';
import { parseForm } from '#app/http/form.ts';
import { resetPassword } from './confirm.server.ts';
import { newPassword } from './forms.ts';
import { isHashingBusy } from './hashing.server.ts';
import { busy, failed, invalid, type Refused } from './refusal.server.ts';
import { tokenIn } from './secret.server.ts';

const schema = z.object({ token: z.string(), password: newPassword });

/** `void`: the link is used, expired or unknown; `token` is empty when malformed. */
export type Reset = { kind: 'done'; email: string } | { kind: 'void'; token: string } | Refused;

export async function receiveReset(form: FormData, now = new Date()): Promise<Reset> {
  const submission = parseForm(form, schema);
  if (submission.status !== 'success') return invalid(submission);
  const { password } = submission.value;
  const token = tokenIn(form);
  try {
    const email = await resetPassword(token, password, now);
    return email ? { kind: 'done', email } : { kind: 'void', token };
  } catch (error) {
    return isHashingBusy(error)
      ? busy(submission, 'Password not changed')
      : failed(submission, reasonOf(error));
  }
}
