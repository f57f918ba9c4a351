import { Icon } from '#app/platform/ui/icon.tsx';
import { Link } from '#app/platform/ui/link.tsx';

type Props = { search: string; page: number; pages: number };

export function ListPages({ search, page, pages }: Props) {
  if (pages === 1) return null;
  return (
    <nav aria-label="Pages of the list" className="mt-10 flex flex-wrap items-center justify-between gap-6">
      {page > 1 ? (
        <Link to={addressOf(search, page - 1)} rel="prev" className="more">
          <Icon name="arrow" size={18} className="rotate-180" /> Newer
        </Link>
      ) : (
        <span />
      )}
      <span className="hint">
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <Link to={addressOf(search, page + 1)} rel="next" className="more">
          Older <Icon name="arrow" size={18} />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}

function addressOf(search: string, page: number): string {
  const query = new URLSearchParams({ ...(search && { search }), ...(page > 1 && { page: String(page) }) });
  return query.size > 0 ? `/blog?${query}` : '/blog';
}
