import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { requireAccess, type DeskHandle, requireFirmActor } from '#app/accounts/access/access.server.ts';
import { fileMany, NO_FILE } from '#app/enquiries/desk/filing/file-it.server.ts';
import { FilingManyPage, Unproved } from '#app/enquiries/desk/filing/filing-page.tsx';
import { findPapers } from '#app/enquiries/desk/filing/paper.server.ts';
import { lookForPlaces } from '#app/enquiries/desk/filing/places.server.ts';
import { enquiryPath, readFilter } from '#app/enquiries/desk/inbox/filter.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { notFound } from '#app/platform/http/responses.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';

const TITLE = 'File what came with a message';

export const handle = { permission: 'enquiries' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  await requireAccess({ request, context }, 'enquiries');
  const me = await requireFirmActor({ request, context }, 'work');
  if (!isUuid(id)) throw notFound(NO_FILE);
  const { searchParams } = new URL(request.url);
  const [papers, found] = await Promise.all([findPapers(id), lookForPlaces(id, searchParams, me)]);
  if (papers.length === 0) throw notFound(NO_FILE);
  return { id, papers, ...found, filter: readFilter(searchParams) };
}

export async function action({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  await requireAccess({ request, context }, 'enquiries');
  const me = await requireFirmActor({ request, context }, 'work');
  return fileMany({ request, id, me, filter: readFilter(new URL(request.url).searchParams) });
}

export const meta: MetaFunction = () => privateMeta(TITLE);

export default function FileMany() {
  const { id, papers, filter, ...rest } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const unproved = papers.find(({ isProved }) => !isProved);
  return (
    <AdminPage
      title={TITLE}
      lede={<Link to={enquiryPath(id, filter)}>{papers[0]?.subject || 'Without a subject'}</Link>}
    >
      {unproved && <Unproved {...unproved} />}
      <FilingManyPage {...rest} {...{ papers, filter }} error={answer?.error} typed={answer?.typed ?? {}} />
    </AdminPage>
  );
}
