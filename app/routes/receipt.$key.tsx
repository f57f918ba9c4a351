import {
  data,
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { secretPage } from '#app/platform/http/cache.ts';
import { requireForm } from '#app/platform/http/form.ts';
import type { RouteHandle } from '#app/platform/http/route-handle.ts';
import { notFound } from '#app/platform/http/responses.ts';
import { hashOf } from '#app/work/letters/fill-letter.server.ts';
import { findReceipt } from '#app/work/proposals/find.server.ts';
import proposalsCss from '#app/work/proposals/proposals.css?url';
import { ReceiptPage, type Checked } from '#app/work/proposals/receipt-page.tsx';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';

export const handle = { frame: 'client' } satisfies RouteHandle;
export const headers = secretPage;
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: proposalsCss }];

export async function loader({ params }: LoaderFunctionArgs) {
  return requireReceipt(params.key);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const words = (await requireForm(request)).get('words');
  const { letters } = await requireReceipt(params.key);
  if (typeof words !== 'string' || words.trim() === '')
    return data({ error: 'Paste the text of the letter first.' }, { status: 400 });
  const hash = hashOf(words);
  const found = letters.find(({ sha256 }) => sha256 === hash)?.about ?? null;
  return data<Checked>({ hash, found });
}

export const meta: MetaFunction = () => privateMeta('Receipt');

export default function ReceiptRoute() {
  return <ReceiptPage receipt={useLoaderData<typeof loader>()} checked={useActionData<typeof action>()} />;
}

async function requireReceipt(key = '') {
  const receipt = await findReceipt(key);
  if (!receipt) throw notFound('There is no such receipt.');
  return receipt;
}
