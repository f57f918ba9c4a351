import { Link, useSearchParams } from '@remix-run/react';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { adminPath, type List } from '#app/lists/core/lists.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { ButtonLink } from '#app/platform/ui/button.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import { AddForm } from './add-form.tsx';
import type { ListPage } from './administer.server.ts';
import { filterEntries, type Filter } from './filter.ts';
import type { Outcome } from './outcome.ts';
import { RowList } from './row-list.tsx';
import { StaleChoice } from './stale-choice.tsx';
import { textsOf } from './texts.ts';

type Props = {
  page: ListPage;
  outcome: Outcome | undefined;
};

export function ListDesk({ page, outcome }: Props) {
  const { list } = page;
  const texts = textsOf(list);
  const [params] = useSearchParams();
  const isAdding = params.has('add') || (outcome?.kind === 'refused' && outcome.intent === 'add');
  return (
    <AdminPage title={texts.title} actions={<AddLink list={list} filter={page.filter} isOpen={isAdding} />}>
      <Refusal outcome={outcome} />
      {isAdding && <AddForm list={list} outcome={outcome} />}
      <RowList page={page} outcome={outcome} />
    </AdminPage>
  );
}

/** Opens the form above the list, or closes it. */
function AddLink({ list, filter, isOpen }: { list: List; filter: Filter; isOpen: boolean }) {
  const entries = filterEntries(filter);
  const query = new URLSearchParams(isOpen ? entries : [...entries, ['add', 'yes']]).toString();
  const to = adminPath(list.name) + (query && `?${query}`);
  return (
    <ButtonLink to={to} look={isOpen ? 'quiet' : undefined} small preventScrollReset replace>
      {isOpen ? 'Close the form' : textsOf(list).add}
    </ButtonLink>
  );
}

export function titleOf(list: List, page = textsOf(list).title) {
  return privateMeta(page);
}

export function BackToList({ list, className = 'mt-8' }: { list: List; className?: string }) {
  return (
    <p className={className}>
      <Link to={adminPath(list.name)}>Back to {textsOf(list).title}</Link>
    </p>
  );
}

export function Refusal({ outcome }: Pick<Props, 'outcome'>) {
  if (!outcome || outcome.kind === 'done' || outcome.kind === 'question') return null;
  return (
    <div role="alert" tabIndex={-1} autoFocus className="mb-8">
      <Notice tone="loss" title={outcome.toast.title}>
        {outcome.toast.description}
        {outcome.kind === 'stale' && <StaleChoice stale={outcome.stale} />}
      </Notice>
    </div>
  );
}
