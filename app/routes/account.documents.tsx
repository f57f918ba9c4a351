import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requireMember } from '#app/accounts/core/member.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { OwnDocumentsPage } from '#app/work/client/own-documents-page.tsx';
import { findOwnDocuments } from '#app/work/client/own-documents.server.ts';
import roomCss from '#app/work/client/room.css?url';
import documentsCss from '#app/work/documents/documents.css?url';

export const headers = privatePage;
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: roomCss },
  { rel: 'stylesheet', href: documentsCss },
];

export async function loader({ request }: LoaderFunctionArgs) {
  return findOwnDocuments(await requireMember(request), new URL(request.url).searchParams);
}

export const meta: MetaFunction = () => privateMeta('Documents');

export default function Documents() {
  return <OwnDocumentsPage found={useLoaderData<typeof loader>()} />;
}
