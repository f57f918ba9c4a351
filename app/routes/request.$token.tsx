import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { GoneRequest, RequestPage } from '#app/work/client/request-page.tsx';
import { mailedAt, standingOf } from '#app/work/client/codes.server.ts';
import { askedHere } from '#app/work/client/opened-link.server.ts';
import { answerCodeForm, passWithoutCode } from '#app/work/client/request.server.ts';
import { openRequestsOf } from '#app/work/client/waiting.server.ts';
import { findEngagementLink } from '#app/work/core/engagements/links.server.ts';
import { PRIVATE_PAGE, secretPage } from '#app/platform/http/cache.ts';
import { requireForm } from '#app/platform/http/form.ts';
import type { RouteHandle } from '#app/platform/http/route-handle.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';

export const handle = { frame: 'client' } satisfies RouteHandle;
export const headers = secretPage;

export async function loader({ request, context, params: { token = '' } }: LoaderFunctionArgs) {
  const link = await findEngagementLink(token);
  if (!link) return data(null, { status: 404 });
  const onward = await passWithoutCode({ request, context }, link);
  if (onward) throw onward;
  const isSentNow = new URL(request.url).searchParams.has('sent');
  const inLink = isSentNow ? undefined : link.code;
  const stands = inLink === undefined ? null : await standingOf(link, inLink, new Date());
  const filled = stands === 'works' ? inLink : undefined;
  const isSent = isSentNow || filled !== undefined;
  return data({
    path: pathOf(token),
    waits: isSent ? [] : (await openRequestsOf(link.engagementId)).map(({ what }) => what),
    isSent,
    mailedAt: isSent ? await mailedAt(link, new Date()) : null,
    filled,
    lost: stands === 'works' ? null : stands,
    isAskedHere: filled !== undefined && (await askedHere(request, link)),
  });
}

export async function action({ request, context, params: { token = '' } }: ActionFunctionArgs) {
  const form = await requireForm(request);
  const link = await findEngagementLink(token);
  if (!link) throw redirect(pathOf(token), 303);
  const answer = await answerCodeForm({ request, context }, form, link);
  if (answer.kind === 'open') throw answer.response;
  if (answer.kind === 'sent') {
    const headers = { 'Set-Cookie': answer.cookie, 'Cache-Control': PRIVATE_PAGE };
    throw redirect(`${pathOf(token)}?sent`, { status: 303, headers });
  }
  const { status, error } = answer;
  return data({ error }, { status, headers: { 'Cache-Control': PRIVATE_PAGE } });
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  privateMeta(data ? 'Your work with us' : 'Link not found');

export default function Request() {
  const shown = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (!shown) return <GoneRequest />;
  if (!refused) return <RequestPage {...shown} error={null} />;
  // What was refused is not sent once more.
  return <RequestPage {...shown} isSent filled={undefined} isAskedHere={false} error={refused.error} />;
}

function pathOf(token: string): string {
  return `/request/${encodeURIComponent(token)}`;
}
