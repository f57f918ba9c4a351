import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import type { ReactNode } from 'react';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { CONTENT_PATH, kindPath, PRICES_PATH } from '#app/content/core/content-path.ts';
import { findContent } from '#app/content/core/contents.server.ts';
import { GiveArticles } from '#app/content/desk/give-articles.tsx';
import { findAuthors } from '#app/content/desk/give-articles.server.ts';
import { ARTICLES } from '#app/site/blog/article-files.server.ts';
import { ContentIndex } from '#app/content/desk/content-index.tsx';
import { loadOverview } from '#app/content/desk/overview.server.ts';
import { TakeOffAll, TakeOffForm } from '#app/content/desk/take-off-form.tsx';
import { SET_UP_PATH, takeOffCame } from '#app/content/desk/set-up-part.ts';
import { takeOff } from '#app/content/desk/take-off.server.ts';
import { PLANS } from '#app/firm/core/plans.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { capitalised } from '#app/platform/core/text.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { Button, ButtonLink } from '#app/platform/ui/button.tsx';
import { DataTable, type Column } from '#app/platform/ui/data-table.tsx';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { TextField } from '#app/platform/ui/field.tsx';
import { Link } from '#app/platform/ui/link.tsx';

export const handle = { permission: 'content' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader(args: LoaderFunctionArgs) {
  const me = await requireAccess(args, 'content');
  const { searchParams: params } = new URL(args.request.url);
  const query = (params.get('q') ?? '').trim().slice(0, 100);
  const kind = findContent(params.get('kind') ?? undefined);
  const about = kind && { name: kind.name, title: capitalised(kind.plural), lede: kind.about };
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);
  const authors = kind?.name === ARTICLES ? findAuthors() : null;
  return { query, about, page, authors, ...(await loadOverview(me, { query, kind: kind?.name, page })) };
}

export async function action(args: ActionFunctionArgs) {
  const me = await requireAccess(args, 'content');
  return takeOff({ me, request: args.request });
}

export const meta: MetaFunction = () => privateMeta('Content');

export default function ContentOverview() {
  const { kinds, index, waiting, query, about, page, pages, authors } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const question = answer?.question;
  return (
    <AdminPage
      title={about?.title ?? 'Content'}
      lede={
        about
          ? about.lede
          : 'What the site says. What you write lies above the text that came with the site, and can be taken back.'
      }
      actions={
        about ? (
          <>
            {about.name === PLANS && (
              <ButtonLink to={PRICES_PATH} look="quiet" small>
                All prices in one table
              </ButtonLink>
            )}
            <Link to={CONTENT_PATH}>All content</Link>
          </>
        ) : (
          <ButtonLink to={SET_UP_PATH} look="quiet" small>
            Set up the firm
          </ButtonLink>
        )
      }
    >
      {question && <TakeOffForm question={question} />}
      <Form className="mb-6 flex flex-wrap items-end gap-3">
        {about && <input type="hidden" name="kind" value={about.name} />}
        <TextField
          id="q"
          name="q"
          type="search"
          label={about ? 'Filter this list' : 'Find by title'}
          defaultValue={query}
          autoComplete="off"
        />
        <Button type="submit" look="quiet">
          {about ? 'Filter' : 'Find'}
        </Button>
        {query !== '' && <Link to={about ? kindPath(about) : CONTENT_PATH}>Show all</Link>}
      </Form>
      {query !== '' && kinds.length === 0 && <p>Nothing has these words in its title.</p>}
      {authors && authors.from.length > 0 && (
        <GiveArticles authors={authors} errors={answer?.errors ?? {}} typed={answer?.typed ?? {}} />
      )}
      <ContentIndex index={index} waiting={waiting} />
      <div className="grid gap-10">
        {kinds.map((kind) => (
          <Kind key={kind.name} kind={kind} isAlone={kind.name === about?.name} query={query} />
        ))}
      </div>
      {about && pages > 1 && <Pages {...{ about, query, page, pages }} />}
    </AdminPage>
  );
}

type KindOf = ReturnType<typeof useLoaderData<typeof loader>>['kinds'][number];

const TICK: Column<KindOf['items'][number]> = {
  head: 'Tick',
  cell: ({ tick, title }) =>
    tick !== null && (
      <label className="tick">
        <input type="checkbox" name="tick" value={tick} /> <span className="sr-only">{title}</span>
      </label>
    ),
};

const COLUMNS: Column<KindOf['items'][number]>[] = [
  {
    head: 'What',
    cell: ({ path, title }) => (path ? <Link to={path}>{title}</Link> : title),
    className: 'wide',
  },
  { head: 'State', cell: ({ states }) => states.join(' · '), className: 'wide' },
];

type KindProps = { kind: KindOf; isAlone: boolean; query: string };

function Kind({ kind, isAlone, query }: KindProps) {
  const { name, noun, plural, about, addPath, items, total, came } = kind;
  return (
    <section aria-label={capitalised(plural)}>
      <div className="mb-3 flex flex-wrap items-start justify-between gap-3">
        {!isAlone && (
          <div>
            <h2 className="text-lg">{capitalised(plural)}</h2>
            <p className="hint">{about}</p>
          </div>
        )}
        <div className="flex flex-wrap gap-3">
          {addPath && (
            <ButtonLink to={addPath} look="quiet" small>
              Add {noun}
            </ButtonLink>
          )}
          {came > 0 && <TakeOffAll takeOff={takeOffCame(name)} count={came} />}
        </div>
      </div>
      {items.length === 0 ? (
        <p>None yet.</p>
      ) : (
        <Ticked kind={name} canTick={items.some(({ tick }) => tick !== null) && items.length > 1}>
          {(columns) => (
            <DataTable caption={capitalised(plural)} columns={columns} rows={items} keyOf={({ id }) => id} />
          )}
        </Ticked>
      )}
      {!isAlone && total > items.length && (
        <p className="mt-3">
          <Link to={listPath(kind, query)}>All {total}</Link>
        </p>
      )}
    </section>
  );
}

type TickedProps = {
  kind: KindOf['name'];
  canTick: boolean;
  children: (columns: typeof COLUMNS) => ReactNode;
};

/** A form around the table, where several of its rows can be taken off at once. */
function Ticked({ kind, canTick, children }: TickedProps) {
  if (!canTick) return children(COLUMNS);
  return (
    <Form method="post" action={kindPath({ name: kind })}>
      <input type="hidden" name="kind" value={kind} />
      <label className="tick needs-script mb-2 justify-end">
        <input type="checkbox" onChange={({ currentTarget: all }) => tickAll(all)} /> Tick all
        <span className="sr-only"> on this page</span>
      </label>
      {children([...COLUMNS, TICK])}
      <Button type="submit" name="intent" value="take-off" look="quiet" small>
        Take the ticked off the site
      </Button>
    </Form>
  );
}

type PagesProps = { about: { name: KindOf['name'] }; query: string; page: number; pages: number };

function Pages({ about, query, page, pages }: PagesProps) {
  return (
    <nav aria-label="Pages of the list" className="mt-6 flex flex-wrap gap-4">
      {page > 1 && <Link to={listPath(about, query, page - 1)}>The page before</Link>}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && <Link to={listPath(about, query, page + 1)}>The next page</Link>}
    </nav>
  );
}

function listPath(kind: { name: KindOf['name'] }, query: string, page = 1): string {
  const more = { ...(query && { q: query }), ...(page > 1 && { page: String(page) }) };
  return [kindPath(kind), new URLSearchParams(more).toString()].filter(Boolean).join('&');
}

function tickAll({ form, checked }: HTMLInputElement): void {
  for (const box of form?.querySelectorAll<HTMLInputElement>('[name=tick]') ?? []) box.checked = checked;
}
