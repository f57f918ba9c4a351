import type { LoaderFunctionArgs } from '@remix-run/node';
import { readOwned, type Draft } from '#app/platform/drafts/drafts.server.ts';
import {
  findEngagementLink,
  linkAgain,
  readLinkAgain,
  type EngagementLink,
} from '#app/work/core/engagements/links.server.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { formWait } from '#app/platform/http/form-limit.server.ts';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';
import { asksForTwoSteps } from './code-account.server.ts';
import { mailCode } from './codes.server.ts';
import { keepLinkDraft } from './link-drafts.server.ts';
import { endedAddress } from './opened-link.server.ts';

const TITLE = 'You need a new code';
const GO_ON = 'With another code you go on where you were.';
const KEPT = 'What you wrote is kept: enter the code that we have just mailed to you.';
const KEPT_FOR_ACCOUNT = 'What you wrote is kept. Sign in to go on.';
const KEPT_WITHOUT_CODE = 'What you wrote is kept. Have another code sent to you.';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context'>;

export function linkOwner({ engagementId, email }: EngagementLink, now: Date): string {
  return linkAgain({ engagementId, email }, now);
}

/** With what they typed; null for a visitor who had not opened this engagement. */
export async function anotherCode(
  { request, context }: Args,
  engagementId: string,
  now: Date,
): Promise<Response | null> {
  const owned = await readOwned(request);
  const email = await endedAddress(request, engagementId, now);
  const link =
    (owned && readLinkAgain(owned.owner, now)) ?? (email === null ? null : { engagementId, email });
  if (link?.engagementId !== engagementId) return null;
  const to = placeOf(request, engagementId, owned?.fields ?? {});
  const secret = linkAgain({ ...link, to }, now);
  const way = `/request/${secret}`;
  if (!owned || !(await findEngagementLink(secret, now)))
    return redirectWithToast(way, { title: TITLE, description: GO_ON, tone: 'plain' });
  const isKept = await keepLinkDraft(link, owned.fields, now);
  if (await asksForTwoSteps(link.email))
    return redirectWithToast(way, { title: TITLE, description: KEPT_FOR_ACCOUNT, tone: 'plain' });
  if (
    (await formWait(
      'link-code',
      { clientAddress: contextOf(context).clientAddress, email: link.email },
      now,
    )) > 0
  )
    return redirectWithToast(way, { title: TITLE, description: KEPT_WITHOUT_CODE, tone: 'plain' });
  await mailCode(link, now);
  const description = isKept ? KEPT : GO_ON;
  return redirectWithToast(`${way}?sent`, { title: TITLE, description, tone: 'plain' });
}

function placeOf(request: Request, engagementId: string, { intent, item: of }: Draft): string {
  const { pathname, searchParams } = new URL(request.url);
  const [proposal] = /^\/proposal\/[\w-]+/.exec(pathname) ?? [];
  const page = proposal ?? `/work/${engagementId}`;
  if (intent === 'message') return `${page}#messages`;
  const item = of ?? searchParams.get('item');
  return item ? `${page}?item=${encodeURIComponent(item)}#open` : page;
}
