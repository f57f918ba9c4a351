import type { ClientActor } from '#app/accounts/core/actor.ts';
import { findMember } from '#app/accounts/core/member.server.ts';
import { clockText, waitText } from '#app/platform/core/time.ts';
import { typedEntries } from '#app/platform/drafts/owner-field.ts';
import { refused, shown, type Posted, type Reply } from '#app/platform/forms/posted-forms.server.ts';
import { formWait } from '#app/platform/http/form-limit.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { mailCode, redeemCode, WRONG_CODE } from './codes.server.ts';
import { keepLinkDraft } from './link-drafts.server.ts';
import { openedCookie, provedAt } from './opened-link.server.ts';
import type { AsksCode } from './work-forms.ts';

type Context = Posted & { actor: ClientActor; id: string; clientAddress: string };

/** `cookie`: with it the code counts for ten minutes more. `asking`: the form, with a field for the code. */
type Proof = { by: 'session' | 'code'; cookie?: string } | { asking: Reply<never, AsksCode> };

const ASKS: AsksCode = { asksCode: true };

/** By their account, or by a code of the last ten minutes. Without one it mails a code, and keeps what was typed. */
export async function freshProof(
  { actor, id, form, request, clientAddress }: Context,
  now = new Date(),
): Promise<Proof> {
  const { userId, email } = actor;
  if (userId !== null || (await findMember(request, now))?.email === email) return { by: 'session' };
  if (await provedAt(request, email, now)) return { by: 'code' };
  const code = form.has('again') ? '' : textIn(form, 'code').replace(/\s/g, '');
  const wait = await formWait(code ? 'link-try' : 'link-code', { clientAddress, email }, now);
  if (wait > 0) return refusedCode(`That was tried too often. Please try again in ${waitText(wait)}.`);
  const link = { engagementId: id, email };
  if (!code) {
    await keepLinkDraft(link, Object.fromEntries(typedEntries(form)), now);
    const to = `/work/${id}?item=${encodeURIComponent(textIn(form, 'item'))}#open`;
    const { at, isEarlier } = await mailCode({ ...link, to }, now);
    return { asking: shown(isEarlier ? { ...ASKS, mailedAt: clockText(at) } : ASKS) };
  }
  const verdict = await redeemCode(link, code, now);
  if (verdict !== 'right') return refusedCode(WRONG_CODE[verdict]);
  return { by: 'code', cookie: await openedCookie(request, link, now) };
}

function refusedCode(code: string): Proof {
  return { asking: refused({ code }, ASKS) };
}
