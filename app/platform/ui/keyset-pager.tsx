import { Link } from '@remix-run/react';
import { Icon } from './icon.tsx';

type Props = {
  before: string | null;
  after: string | null;
  entries?: readonly [string, string][];
  words?: readonly [before: string, after: string];
};

const NONE: readonly [string, string][] = [];
const BY_TIME = ['Newer', 'Older'] as const;

export function KeysetPager({ before, after, entries = NONE, words = BY_TIME }: Props) {
  if (!before && !after) return null;
  const to = (side: string, id: string) => `?${new URLSearchParams([...entries, [side, id]])}`;
  return (
    <nav aria-label="Pages" className="mt-4 flex justify-between gap-6">
      {before ? (
        <Link to={to('before', before)} rel="prev" className="more">
          <Icon name="arrow" size={18} className="rotate-180" />
          {words[0]}
        </Link>
      ) : (
        <span />
      )}
      {after && (
        <Link to={to('after', after)} rel="next" className="more">
          {words[1]}
          <Icon name="arrow" size={18} />
        </Link>
      )}
    </nav>
  );
}
