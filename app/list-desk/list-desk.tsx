import { firm } from '#content/firm.ts';
import { AdminPage } from '#app/administration/admin-page.tsx';
import type { List } from '#app/listings/list.ts';
import { Notice } from '#app/ui/notice.tsx';
import { AddForm } from './add-form.tsx';
import type { Shown } from './administer.server.ts';
import type { Outcome } from './outcome.ts';
import { RowList } from './row-list.tsx';
import { StaleChoice } from './stale-choice.tsx';
import { adminPath, wordsOf } from './words.ts';

type Props = {
  list: List;
  shown: Shown;
  /** Of a form that was sent without a script. */
  outcome: Outcome | undefined;
};

/** A list's page of administration. */
export function ListDesk({ list, shown, outcome }: Props) {
  return (
    <AdminPage path={adminPath(list.name)} title={wordsOf(list).title}>
      <Refusal outcome={outcome} />
      <AddForm list={list} outcome={outcome} />
      <RowList list={list} shown={shown} outcome={outcome} />
    </AdminPage>
  );
}

/** The `meta` of a page of a list's administration. */
export function titleOf(list: List, page = wordsOf(list).title) {
  return [{ title: `${page} · ${firm.name}` }, { name: 'robots', content: 'noindex' }];
}

/** Why a form that was sent without a script was not taken; a stale one with the choice that makes it good. */
export function Refusal({ outcome }: Pick<Props, 'outcome'>) {
  if (!outcome || outcome.kind === 'done') return null;
  return (
    <div role="alert" tabIndex={-1} autoFocus className="mb-8">
      <Notice tone="loss" title={outcome.toast.title}>
        {outcome.toast.description}
        {outcome.kind === 'stale' && <StaleChoice stale={outcome.stale} />}
      </Notice>
    </div>
  );
}
