import * as z from 'zod/mini';
import { parseForm } from '#app/platform/http/form.ts';
import { checkOwnPassword } from './proof.server.ts';
import { failed, invalid, limited, refused, type AnySubmission, type Refused } from './refusal.server.ts';

const currentPassword = z
  .string({ error: 'Enter your password, so that we know it is you.' })
  .check(z.maxLength(128, 'Password must be less than 128 characters'));

export function withPassword<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.object({ ...shape, currentPassword });
}

type Step<Value> = {
  title: string;
  now?: Date;
  act(value: Value, submission: AnySubmission): Promise<Refused | null>;
};

/** Calls `act` if the password is right. Null on success; failures are a refusal, never thrown. */
export async function actWithPassword<
  Schema extends z.ZodMiniObject<{ currentPassword: typeof currentPassword }>,
>(
  userId: string,
  form: FormData,
  schema: Schema,
  { title, now = new Date(), act }: Step<z.output<Schema>>,
): Promise<Refused | null> {
  const submission = parseForm(form, schema);
  if (submission.status !== 'success') return invalid(submission);
  try {
    const verdict = await checkOwnPassword(userId, String(submission.value.currentPassword), now);
    if (verdict.kind === 'wait') return limited(submission, title, verdict.seconds);
    if (verdict.kind === 'wrong') {
      return refused(submission, {
        status: 403,
        title,
        message: 'This is not your password. Please try again.',
      });
    }
    return await act(submission.value, submission);
  } catch (error) {
    return failed(submission, title, error);
  }
}
