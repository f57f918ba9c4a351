import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import type { DeskHandle } from '#app/accounts/access/access.server.ts';
import { requireContent } from '#app/content/desk/commands.server.ts';
import { ANSWER } from '#app/content/desk/item-form.tsx';
import { loadPreview } from '#app/content/desk/item-page.server.ts';
import { itemPath } from '#app/content/core/content-path.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { longMoment } from '#app/platform/core/time.ts';
import { Button, ButtonLink } from '#app/platform/ui/button.tsx';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';

export const handle = { permission: 'content' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader(args: LoaderFunctionArgs) {
  const { content, id } = await requireContent(args);
  const version = new URL(args.request.url).searchParams.get('version');
  const page = await loadPreview({ content, id, version });
  if (!page) throw redirect(itemPath(content, id));
  return page;
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  privateMeta(data ? `Preview of ${data.title}` : 'Preview');

export default function ContentPreview() {
  const page = useLoaderData<typeof loader>();
  const [first] = page.pages;
  return (
    <AdminPage
      title={`Preview of ${page.title}`}
      lede={<Link to={page.path}>Back to the form</Link>}
      actions={
        page.isDraft && (
          <Form method="post" action={`${page.path}#${ANSWER}`}>
            <input type="hidden" name="version" value={page.revision} />
            {Object.entries(page.entries).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit" name="intent" value="publish">
              Publish now
            </Button>
          </Form>
        )
      }
    >
      {page.problems.length > 0 && (
        <div className="mb-6">
          <Notice tone="loss" title="Before it can be published">
            <ul>
              {page.problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
      {page.plannedFor && (
        <p className="mb-4 font-semibold">
          As the site will be from {longMoment(page.plannedFor)}, with what is planned before it.
        </p>
      )}
      <p>
        Nothing of this is public yet. Whoever has one of these addresses sees the page for a week; no search
        engine does.
      </p>
      <ul className="my-4 flex flex-wrap gap-3">
        {page.pages.map(({ path, label }) => (
          <li key={path}>
            <ButtonLink to={path} look="quiet" small target="_blank" rel="noopener" reloadDocument>
              {label} <span className="sr-only">(opens in a new tab)</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
      {first && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <Frame title="On a phone" path={first.path} width={360} />
          <Frame title="On a desktop" path={first.path} width={1280} />
        </div>
      )}
    </AdminPage>
  );
}

function Frame({ title, path, width }: { title: string; path: string; width: number }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-2 text-lg">{title}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className="overflow-x-auto border border-rule" tabIndex={0}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is a page of this site, as visitors see it */}
        <iframe ref={showWhole} src={path} title={title} width={width} height={640} className="max-w-none" />
      </div>
    </section>
  );
}

/** CSS pixels; a page that is longer scrolls. */
const LONGEST = 20_000;

/** As high as the page in it. Without a script it scrolls. */
function showWhole(frame: HTMLIFrameElement | null): void {
  const fit = () => {
    // A document that has only begun to load has no element to scroll.
    const height = frame?.contentDocument?.scrollingElement?.scrollHeight ?? 0;
    if (frame && height > 0) frame.height = String(Math.min(height, LONGEST));
  };
  fit();
  frame?.addEventListener('load', fit);
}
