import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeWork } from '#app/client-room/work-action.server.ts';
import workCss from '#app/client-room/work.css?url';
import { WorkPage } from '#app/client-room/work-page.tsx';
import { findWork } from '#app/client-room/work.server.ts';
import documentsCss from '#app/documents/documents.css?url';
import { secretPage } from '#app/http/cache.ts';
import { privateMeta } from '#app/shell/page-meta.ts';

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
