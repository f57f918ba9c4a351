import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { DeskHandle } from '#app/accounts/access/access.server.ts';
import { changeContent, requireContent } from '#app/content/desk/commands.server.ts';
import { ItemActs } from '#app/content/desk/item-acts.tsx';
import { isSaidInForm, ItemForm } from '#app/content/desk/item-form.tsx';
import { RemovalForm } from '#app/content/desk/left-behind.tsx';
import { KeptNotice } from '#app/content/desk/typed-state.tsx';
import { loadItem } from '#app/content/desk/item-page.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';

export const handle = { permission: 'content', upload: { bytes: 16 * 1024 * 1024 } } satisfies DeskHandle;
export const headers = privatePage;

export async function loader(args: LoaderFunctionArgs) {
  return loadItem({ ...(await requireContent(args)), request: args.request });
}

export async function action(args: ActionFunctionArgs) {
  const { request } = args;
  return changeContent({ ...(await requireContent(args)), request, form: await requireForm(request) });
}

/** Remix does not load again after a refusal, and the version of a stale form must be read again. */
export function shouldRevalidate() {
  return true;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => privateMeta(data?.title ?? 'Content');

export default function ContentItem() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AdminPage title={page.title} lede={<Link to="/admin/content">All content</Link>}>
      {answer?.error && !isSaidInForm(answer) && (
        <div role="alert" className="mb-6">
          <Notice tone="loss" title="Nothing was changed">
            {answer.error}
          </Notice>
        </div>
      )}
      {answer?.removal && <RemovalForm page={page} groups={answer.removal} />}
      {!answer && <KeptNotice page={page} />}
      <div className="desk-layout">
        <ItemForm page={page} answer={answer} />
        <aside aria-label="What is public and what waits">
          <ItemActs page={page} />
        </aside>
      </div>
    </AdminPage>
  );
}
