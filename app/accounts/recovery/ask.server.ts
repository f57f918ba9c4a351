import { and, eq, gt } from 'drizzle-orm';
import * as z from 'zod/mini';
import { retention } from '#content/retention.ts';
import { countMail } from '#app/accounts/core/attempts.server.ts';
import { contactNumber, email, fullName } from '#app/accounts/core/forms.ts';
import { failed, invalid, limited, type Refused } from '#app/accounts/core/refusal.server.ts';
import { hashOfSecret, isSecret, makeSecret } from '#app/accounts/core/secret.server.ts';
import { taxNumber } from '#app/accounts/core/tax-number.ts';
import { HOUR } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { recoveries } from '#app/platform/db/schema/recoveries.ts';
import { firmMailbox } from '#app/platform/mail/firm-addresses.server.ts';
import { findPhone } from '#app/platform/forms/phone.server.ts';
import { parseForm } from '#app/platform/http/form.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import { confirmRecoveryMail, recoveryAskedMail } from './mails.server.ts';
import { replaceOlder, tellOwner } from './newer.server.ts';
import { afterAct, RECOVERY_WAIT } from './states.ts';

const NOT_SENT = 'Your request was not sent';
const NO_NUMBER = 'Give a number that we can call.';
const WRONG_NUMBER = 'No phone has this number. One abroad begins with + and the code of its country.';

const orNone = (field: typeof email | typeof taxNumber) =>
  z.pipe(
    z.optional(z.union([z.literal(''), field])),
    z.transform((text) => text || null),
  );

const schema = z
  .object({
    full_name: fullName,
    knownEmail: orNone(email),
    taxNumber: orNone(taxNumber),
    email: orNone(email),
    phone: contactNumber,
  })
  .check(
    z.check(({ value, issues }) => {
      const { knownEmail, taxNumber, email, phone } = value;
      const missing = (path: string, message: string) =>
        issues.push({ code: 'custom', message, input: '', path: [path] });
      if (!email && !knownEmail)
        missing('knownEmail', 'Give the address of your account, or a new address below.');
      else if (!knownEmail && !taxNumber)
        missing('knownEmail', 'Give the address of your account, or your tax number.');
      if (!phone) missing('phone', NO_NUMBER);
      else if (!findPhone(phone, '+27')) missing('phone', WRONG_NUMBER);
    }),
  );

/** Null when the link is on its way. No account is looked up, so the answer is always the same. */
export async function askForAccess(
  form: FormData,
  clientAddress: string,
  now = new Date(),
): Promise<Refused | null> {
  const submission = parseForm(form, schema);
  if (submission.status !== 'success') return invalid(submission);
  const { full_name: name, knownEmail, taxNumber, phone, email: newEmail } = submission.value;
  const isAddressLost = newEmail !== null && newEmail !== knownEmail;
  const to = newEmail ?? knownEmail ?? '';
  try {
    const wait = await countMail('recovery', to, clientAddress, now);
    if (wait > 0) return limited(submission, NOT_SENT, wait);
    const secret = makeSecret();
    const confirmHash = hashOfSecret(secret);
    const request = { name, phone: phone ?? '', knownEmail, taxNumber, email: to, isAddressLost };
    await db().transaction(async (tx) => {
      await tx.insert(recoveries).values({ ...request, confirmHash, createdAt: now });
      await queueMail(tx, confirmRecoveryMail.write(to, { secret }), now);
    });
    return null;
  } catch (error) {
    return failed(submission, NOT_SENT, error);
  }
}

type Link = 'open' | 'with-us' | 'replaced' | 'settled' | 'unknown';

/**
 * Opening the link changes nothing: mail scanners do that too. `replaces`: an earlier request that this one ends.
 * `changesAt`: when it takes effect at the latest, once checked.
 */
export async function readConfirmLink(
  secret: string,
  now = new Date(),
): Promise<{ kind: Link; id?: string; replaces?: boolean; changesAt?: Date | null }> {
  const [row] = isSecret(secret)
    ? await db().select().from(recoveries).where(isConfirmedBy(secret, now))
    : [];
  if (!row) return { kind: 'unknown' };
  const { id, state, replacedById, provedAt } = row;
  if (state === 'unconfirmed') return { kind: 'open' };
  if (replacedById) return { kind: 'replaced' };
  if (state !== 'open' && state !== 'waiting') return { kind: 'settled' };
  const replaces = (await db().$count(recoveries, eq(recoveries.replacedById, id))) > 0;
  const isChecked = state === 'waiting' && provedAt !== null;
  const changesAt = isChecked ? new Date(provedAt.getTime() + RECOVERY_WAIT) : null;
  return { kind: 'with-us', id, replaces, changesAt };
}

/** Sends the request to the desk, tells the account's owner, and replaces an older one of the same person. */
export function confirmRequest(secret: string, now = new Date()): Promise<boolean> {
  if (!isSecret(secret)) return Promise.resolve(false);
  return db().transaction(async (tx) => {
    const [row] = await tx.select().from(recoveries).where(isConfirmedBy(secret, now)).for('update');
    const state = row && afterAct(row.state, 'confirm');
    if (!row || !state) return false;
    await replaceOlder(tx, row, now);
    await tx.update(recoveries).set({ state, createdAt: now }).where(eq(recoveries.id, row.id));
    await tellOwner(tx, row, now);
    await queueMail(tx, recoveryAskedMail.write(firmMailbox(), { id: row.id, name: row.name }), now);
    return true;
  });
}

function isConfirmedBy(secret: string, now: Date) {
  const oldest = new Date(now.getTime() - retention.confirmLinkHours * HOUR);
  return and(eq(recoveries.confirmHash, hashOfSecret(secret)), gt(recoveries.createdAt, oldest));
}
