import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { requireAccess, type DeskHandle, requireFirmActor } from '#app/accounts/access/access.server.ts';
import { fileIt, NO_FILE } from '#app/enquiries/desk/filing/file-it.server.ts';
import { FilingPage, Unproved } from '#app/enquiries/desk/filing/filing-page.tsx';
import { findPaper } from '#app/enquiries/desk/filing/paper.server.ts';
import { lookForPlaces } from '#app/enquiries/desk/filing/places.server.ts';
import { enquiryPath, readFilter } from '#app/enquiries/desk/inbox/filter.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { notFound } from '#app/platform/http/responses.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { sizeText } from '#app/platform/ui/size-text.ts';

export const handle = { permission: 'enquiries' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, context, params: { id = '', file = '' } }: LoaderFunctionArgs) {
  await requireAccess({ request, context }, 'enquiries');
  const me = await requireFirmActor({ request, context }, 'work');
  const paper = await findPaper(id, file);
  if (!paper) throw notFound(NO_FILE);
  const { searchParams } = new URL(request.url);
  const found = await lookForPlaces(id, searchParams, me);
  return { id, paper, ...found, filter: readFilter(searchParams) };
}

export async function action({ request, context, params: { id = '', file = '' } }: ActionFunctionArgs) {
  await requireAccess({ request, context }, 'enquiries');
  const me = await requireFirmActor({ request, context }, 'work');
  const form = await requireForm(request);
  const paper = await findPaper(id, file);
  if (!paper) throw notFound(NO_FILE);
  return fileIt({ request, form, id, paper, me, filter: readFilter(new URL(request.url).searchParams) });
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  privateMeta(data ? `File “${data.paper.name}”` : 'File');

export default function FileIt() {
  const { id, paper, filter, ...rest } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AdminPage
      title={`File “${paper.name}”`}
      lede={
        <>
          {sizeText(paper.size)}, with the message{' '}
          <Link to={enquiryPath(id, filter)}>{paper.subject || 'Without a subject'}</Link>
        </>
      }
    >
      {!paper.isProved && <Unproved {...paper} />}
      <FilingPage {...rest} filter={filter} error={answer?.error} />
    </AdminPage>
  );
}
