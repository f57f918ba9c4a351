import { Link, useSearchParams } from '@remix-run/react';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { adminPath, type List } from '#app/lists/core/lists.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { ButtonLink } from '#app/platform/ui/button.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import { AddForm } from './add-form.tsx';
import type { ListPage } from './administer.server.ts';
import { filterOf, type Filter } from './filter.ts';
import { refusalOf, type ListAnswer } from './list-answer.ts';
import { RowList } from './row-list.tsx';
import { StaleChoice } from './stale-choice.tsx';
import { textsOf } from './texts.ts';

type Props = {
  page: ListPage;
  answer: ListAnswer | undefined;
};

export function ListDesk({ page, answer }: Props) {
  const { list } = page;
  const texts = textsOf(list);
  const [params] = useSearchParams();
  const isAdding = params.has('add') || answer?.intent === 'add';
  return (
    <AdminPage title={texts.title} actions={<AddLink list={list} filter={page.filter} isOpen={isAdding} />}>
      <Refusal list={list} answer={answer} />
      {isAdding && <AddForm list={list} answer={answer} newId={page.newId} />}
      <RowList page={page} answer={answer} />
    </AdminPage>
  );
}

function AddLink({ list, filter, isOpen }: { list: List; filter: Filter; isOpen: boolean }) {
  const entries = filterOf(list).entries(filter);
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

export function Refusal({ list, answer }: Pick<Props, 'answer'> & { list: List }) {
  if (!answer || answer.toast) return null;
  const { title, description } = refusalOf(list, answer);
  return (
    <div role="alert" tabIndex={-1} autoFocus className="mb-8">
      <Notice tone="loss" title={title}>
        {description}
        {answer.stale && <StaleChoice stale={answer.stale} />}
      </Notice>
    </div>
  );
}
