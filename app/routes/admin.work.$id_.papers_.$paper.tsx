import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { type DeskHandle, requireFirmActor } from '#app/accounts/access/access.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { notFound } from '#app/platform/http/responses.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { FieldError } from '#app/platform/ui/field.tsx';
import { isFile } from '#app/work/core/checklists/media.ts';
import { findEngagement } from '#app/work/core/engagements/find.server.ts';
import { isLocked, isOpenItem } from '#app/work/core/engagements/item-states.ts';
import { itemsOf } from '#app/work/core/engagements/items.server.ts';
import { ChooseItem } from '#app/work/desk/papers/choose-item.tsx';
import { filePaper, loosePapers, nextOf, paperPath } from '#app/work/desk/papers/file-paper.server.ts';
import { goneWork } from '#app/work/desk/gone.server.ts';
import { isMovable } from '#app/work/documents/document.ts';
import { DocumentList } from '#app/work/documents/document-list.tsx';
import documentsCss from '#app/work/documents/documents.css?url';
import { documentsOf } from '#app/work/documents/documents.server.ts';
import { NONE } from '#app/work/documents/download.server.ts';

export const handle = { permission: 'work' } satisfies DeskHandle;
export const headers = privatePage;
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: documentsCss }];

export async function loader({ request, context, params: { id = '', paper = '' } }: LoaderFunctionArgs) {
  const me = await requireFirmActor({ request, context }, 'work');
  const engagement = await findEngagement(me, id);
  if (!engagement) throw await goneWork(me, id);
  const [items, documents] = await Promise.all([itemsOf(engagement), documentsOf(id)]);
  const document = documents.find((one) => one.id === paper && isMovable(one));
  if (!document) throw notFound(NONE);
  const places = items.filter((item) => !isLocked(item) && item.id !== document.itemId);
  const loose = loosePapers(documents);
  const next = nextOf(loose, paper);
  return {
    id,
    canBeAnother: document.itemId !== null || document.isNew,
    title: engagement.title,
    taxpayer: engagement.taxpayer.name,
    document,
    now: items.find((item) => item.id === document.itemId)?.what ?? null,
    wanted: places.filter((item) => isOpenItem(item) && item.media.some(isFile)).map(shown),
    others: places.filter((item) => !isOpenItem(item) && item.media.some(isFile)).map(shown),
    left: document.itemId === null ? loose.length : 0,
    next: next ? paperPath(id, next.id) : null,
  };
}

const shown = ({ id, what }: { id: string; what: string }) => ({ id, what });

export async function action({ request, context, params: { id = '', paper = '' } }: ActionFunctionArgs) {
  const me = await requireFirmActor({ request, context }, 'work');
  const form = await requireForm(request);
  if (!(await findEngagement(me, id))) throw await goneWork(me, id);
  return filePaper({ request, form, me, id, paper });
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  privateMeta(data ? `File “${data.document.name}”` : 'File');

export default function FilePaper() {
  const { id, canBeAnother, title, taxpayer, document, now, ...rest } = useLoaderData<typeof loader>();
  const { wanted, others, left, next } = rest;
  const answer = useActionData<typeof action>();
  return (
    <AdminPage
      title={`File “${document.name}”`}
      lede={
        <>
          <Link to={`/admin/work/${id}`}>{title}</Link>, <span translate="no">{taxpayer}</span>
          {left > 1 && `: ${left} papers without an item`}
        </>
      }
    >
      <div className="work-parts" key={document.id}>
        <FieldError id="not-filed" message={answer?.error} />
        <DocumentList documents={[document]} base="/admin/documents" own="to_client" label="The paper" />
        <Form method="post" className="grid gap-3" aria-labelledby="what-for">
          <h2 id="what-for">What is it?</h2>
          <input type="hidden" name="from" value={answer?.from ?? document.itemId ?? ''} />
          {now && <p className="hint">Now it is filed for “{now}”.</p>}
          <ChooseItem {...{ wanted, others }} another={canBeAnother ? 'paper' : undefined} />
        </Form>
        {next && (
          <p>
            <Link to={next}>Leave it, and go on to the next paper</Link>
          </p>
        )}
      </div>
    </AdminPage>
  );
}
