import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeWork } from '#app/work/client/work-action.server.ts';
import workCss from '#app/work/client/work.css?url';
import { WorkPage } from '#app/work/client/work-page.tsx';
import { findWork } from '#app/work/client/work.server.ts';
import documentsCss from '#app/work/documents/documents.css?url';
import { secretPage } from '#app/platform/http/cache.ts';
import type { RouteHandle } from '#app/platform/http/route-handle.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';

export const handle = { frame: 'client' } satisfies RouteHandle;
export const headers = secretPage;
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: workCss },
  { rel: 'stylesheet', href: documentsCss },
];

export function loader(args: LoaderFunctionArgs) {
  return findWork(args);
}

export const action = changeWork;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  privateMeta(data?.title ?? 'Your work with us');

export default function Work() {
  return <WorkPage work={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
