import { randomUUID } from 'node:crypto';
import { redirect } from '@remix-run/node';
import { noSessionCookie, sessionSecretOf } from '#app/accounts/core/session-cookie.server.ts';
import { endSessionOf } from '#app/accounts/core/sessions.server.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { SHOWN_DOCUMENTS } from '#app/platform/db/in-person-values.ts';
import { missing, refused } from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { oneOf } from '#app/platform/http/query.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { recordStep } from '#app/work/core/engagements/changing.server.ts';
import { isOpenItem } from '#app/work/core/engagements/item-states.ts';
import { changingItem, setItem } from '#app/work/core/engagements/items.server.ts';
import { turnToSign } from '#app/work/core/engagements/signing.ts';
import { isUnderWay } from '#app/work/core/engagements/states.ts';
import {
  HANDED_OVER_FOR,
  handOverToken,
  inPersonPath,
  type HandOver,
} from '#app/work/signatures/hand-over.server.ts';
import type { Task } from './task.server.ts';

const NOT_NOW =
  'They cannot sign this now: somebody else signs first, its last day is over, or they have signed.';

/** Ends the session of this browser, and leads to a page that shows what is signed and nothing else. */
export async function signInPerson({ me, form, request }: Task, now = new Date()) {
  const document = oneOf(SHOWN_DOCUMENTS, textIn(form, 'shown'));
  const digits = textIn(form, 'digits').trim().toUpperCase();
  if (!document) return refused({ shown: 'Choose what they showed you.' });
  if (!/^[0-9A-Z]{3,6}$/.test(digits))
    return refused({ digits: 'Give the last three to six digits or letters of its number.' });
  const inPerson = { before: me.name, by: me.id, document, digits };
  const handOver = await handOverTo(
    me,
    textIn(form, 'item'),
    { email: textIn(form, 'signer'), inPerson },
    now,
  );
  if (handOver === 'gone') return missing();
  if (handOver === 'not now') return refused(NOT_NOW);
  const secret = await sessionSecretOf(request);
  if (secret) await endSessionOf(db(), secret);
  const answer = redirect(inPersonPath(handOverToken(handOver)), 303);
  answer.headers.append('Set-Cookie', await noSessionCookie());
  return answer;
}

/** The page of an earlier time ends. */
function handOverTo(
  actor: FirmActor,
  itemId: string,
  { email, inPerson }: Pick<HandOver, 'email' | 'inPerson'>,
  now: Date,
): Promise<HandOver | 'not now' | 'gone'> {
  return changingItem(actor, itemId, async (tx, engagement, item) => {
    const { approval, what } = item;
    if (!approval?.signing) return 'gone';
    const isOpen = isUnderWay(engagement.state) && isOpenItem(item);
    if (!isOpen || turnToSign(approval.signing, email, southAfricanDay(now)) !== 'now') return 'not now';
    const key = randomUUID();
    const until = new Date(now.getTime() + HANDED_OVER_FOR).toISOString();
    const signing = { ...approval.signing, handedOver: { key, email, until } };
    await setItem(tx, item, { approval: { ...approval, signing } });
    await recordStep(tx, actor, 'update', engagement, {
      'handed over to sign in person': `${email}: ${what}`,
    });
    return { work: engagement.id, item: item.id, key, email, inPerson };
  });
}
