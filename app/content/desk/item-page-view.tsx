import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import { ItemActs } from './item-acts.tsx';
import { isSaidInForm, ItemForm } from './item-form.tsx';
import type { ItemPage } from './item-page.server.ts';
import { RemovalForm } from './left-behind.tsx';
import type { ContentAnswer } from './page.ts';
import { KeptNotice } from './typed-state.tsx';

type Props = { page: ItemPage; answer: ContentAnswer | undefined; back: { path: string; label: string } };

export function ItemPageView({ page, answer, back }: Props) {
  return (
    <AdminPage title={page.title} lede={<Link to={back.path}>{back.label}</Link>}>
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
        <aside aria-label={page.isOfSite ? 'What is public and what waits' : 'What is in use and what waits'}>
          <ItemActs page={page} />
        </aside>
      </div>
    </AdminPage>
  );
}
