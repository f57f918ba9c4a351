import { AccountPage } from '#app/accounts/core/account-page.tsx';
import { FilterForm } from '#app/platform/filters/filter-form.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { DocumentList } from '#app/work/documents/document-list.tsx';
import { OWN_DOCUMENTS as FILTER } from './own-documents.ts';
import type { OwnDocuments } from './own-documents.server.ts';

type Props = { found: OwnDocuments };

export function OwnDocumentsPage({ found }: Props) {
  const { values, groups, choices, hasAny } = found;
  return (
    <AccountPage
      path="/account/documents"
      title="Documents"
      lede="Every paper of every year, sent by you or by us, for everybody you act for."
    >
      <p className="mb-6">
        To send a paper, open the work that it is for on <Link to="/account">Home</Link>.
      </p>
      {hasAny ? (
        <div className="room-home">
          <FilterForm
            filter={FILTER}
            values={values}
            choices={choices}
            hide={[choices.taxpayer.length < 2 && 'taxpayer']}
            className="room-filter"
          />
          <Counted found={found} />
          {groups.map((group, at) => (
            <Group
              key={group.id}
              group={group}
              isNewYear={group.year !== groups[at - 1]?.year}
              withTaxpayer={choices.taxpayer.length > 1}
            />
          ))}
          <Pager found={found} />
        </div>
      ) : (
        <p className="border-t border-rule-strong pt-6">
          There are no papers yet. You will find here what you send us and what we send you.
        </p>
      )}
    </AccountPage>
  );
}

function Counted({ found: { values, total, canZip } }: Props) {
  const isAll = FILTER.query(values, { page: 1 }) === '';
  if (total === 0)
    return (
      <p>
        Nothing was found. <Link to={FILTER.path}>Show all documents</Link>
      </p>
    );
  const query = FILTER.query(values, { page: 1 });
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <span>{total === 1 ? '1 document' : `${total} documents`}</span>
      {canZip ? (
        <a href={`${FILTER.path}.zip${query}`} download>
          {isAll ? 'Download all (ZIP)' : 'Download these (ZIP)'}
        </a>
      ) : (
        <span className="hint">For one ZIP these are too many: choose a year.</span>
      )}
      {!isAll && <Link to={FILTER.path}>Show all documents</Link>}
    </p>
  );
}

type GroupProps = { group: OwnDocuments['groups'][number]; isNewYear: boolean; withTaxpayer: boolean };

function Group({ group: { id, title, taxpayer, year, documents }, isNewYear, withTaxpayer }: GroupProps) {
  const about = documents.map(({ id, what, direction }) => [
    id,
    what ?? (direction === 'to_client' ? 'from us' : 'from you'),
  ]);
  return (
    <section aria-labelledby={`work-${id}`}>
      {isNewYear && <h2 className="mb-4 font-serif-text text-xl">{year}</h2>}
      <h3 id={`work-${id}`} className="mb-2">
        <Link to={`/work/${id}`}>{title}</Link>
        {withTaxpayer && (
          <span className="hint block" translate="no">
            {taxpayer.name}
          </span>
        )}
      </h3>
      <DocumentList
        documents={documents}
        base="/work/documents"
        label={`${title}, ${taxpayer.name}`}
        about={Object.fromEntries(about)}
      />
    </section>
  );
}

function Pager({ found: { values, pages } }: Props) {
  if (pages < 2) return null;
  const { page } = values;
  return (
    <nav aria-label="Pages" className="flex flex-wrap justify-between gap-6">
      {page > 1 && <Link to={FILTER.to(values, { page: page - 1 })}>Page before</Link>}
      <span>{`Page ${page} of ${pages}`}</span>
      {page < pages && <Link to={FILTER.to(values, { page: page + 1 })}>Next page</Link>}
    </nav>
  );
}
