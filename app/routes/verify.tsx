import { data, redirect } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { publicPage, POSTED_ANSWER } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { hitNetworkLimit, type Limit } from '#app/platform/http/rate-limit.server.ts';
import { tooManyRequests } from '#app/platform/http/responses.ts';
import type { RouteHandle } from '#app/platform/http/route-handle.ts';
import { HOUR } from '#app/platform/core/time.ts';
import { MOST_BYTES } from '#app/work/documents/kinds.ts';
import { closeAll, readSpooledForm } from '#app/work/documents/spool.server.ts';
import { findSeal } from '#app/work/signatures/find-seal.server.ts';
import { VerifyPage } from '#app/work/signatures/verify-page.tsx';

export const handle = {
  cache: { params: [], uncached: ['sha256'] },
  upload: { bytes: MOST_BYTES, spooled: true, isForAnybody: true },
} satisfies RouteHandle;
export const headers = publicPage;

const PER_NETWORK: Limit = { hits: 120, window: HOUR };
const SHA256 = /^[\da-f]{64}$/i;

export async function loader({ request }: LoaderFunctionArgs) {
  const given = new URL(request.url).searchParams.get('sha256') ?? '';
  if (!SHA256.test(given)) return { sha256: null, found: null };
  const sha256 = given.toLowerCase();
  return { sha256, found: await findSeal(sha256) };
}

/** Only the hash is used: the file is gone with this answer. */
export async function action({ request, context }: ActionFunctionArgs) {
  const counted = await hitNetworkLimit('verify', contextOf(context).clientAddress, PER_NETWORK);
  if (!counted.allowed) throw tooManyRequests(counted.retryAfterSeconds);
  const { files } = await readSpooledForm(request, 1);
  try {
    const [file] = files;
    if (!file || file.isTooLong) {
      const error = file ? 'This file is larger than any that we seal.' : 'Choose a file first.';
      return data({ error }, { status: 400, headers: { 'Cache-Control': POSTED_ANSWER } });
    }
    return redirect(`/verify?sha256=${file.sha256}`, 303);
  } finally {
    await closeAll(files);
  }
}

export const meta: MetaFunction = () => privateMeta('Check a signed file');

export default function Verify() {
  const { sha256, found } = useLoaderData<typeof loader>();
  const error = useActionData<typeof action>()?.error;
  return <VerifyPage sha256={sha256} found={found} error={error} />;
}
