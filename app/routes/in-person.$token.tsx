import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { secretPage } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { notFound } from '#app/platform/http/responses.ts';
import type { RouteHandle } from '#app/platform/http/route-handle.ts';
import { answerInPerson } from '#app/work/client/in-person-action.server.ts';
import { InPersonPage } from '#app/work/client/in-person-page.tsx';
import { findOnDevice, findSigned } from '#app/work/client/in-person.server.ts';
import workCss from '#app/work/client/work.css?url';
import documentsCss from '#app/work/documents/documents.css?url';

export const handle = { frame: 'client' } satisfies RouteHandle;
export const headers = secretPage;
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: workCss },
  { rel: 'stylesheet', href: documentsCss },
];

/** Either a device that was handed over to sign, or the mail after it. */
export async function loader({ params: { token = '' } }: LoaderFunctionArgs) {
  const path = `/in-person/${encodeURIComponent(token)}`;
  const found = await findOnDevice(token);
  if (found && 'justSigned' in found) {
    const { justSigned, work } = found;
    return justSigned
      ? ({ kind: 'just signed', path, work, ...justSigned } as const)
      : ({ kind: 'over', path, work } as const);
  }
  if (found) {
    const { what, signer, documents, handOver } = found;
    return { kind: 'sign', path, what, signer, documents, before: handOver.inPerson.before } as const;
  }
  const signed = await findSigned(token);
  if (!signed) throw notFound('There is no such page, or its time is over.');
  if (signed === 'gone') return { kind: 'taken back', path } as const;
  const { what, before, isSealed, isObjected } = signed;
  return { kind: 'signed', path, what, before, isSealed, isObjected } as const;
}

export async function action({ request, context, params: { token = '' } }: ActionFunctionArgs) {
  const { clientAddress } = contextOf(context);
  return answerInPerson({ request, token, clientAddress });
}

export const meta: MetaFunction = () => privateMeta('Signed in person');

export default function InPerson() {
  return <InPersonPage page={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
