import { Link } from '@remix-run/react';
import { Notice } from '#app/platform/ui/notice.tsx';
import type { Alike } from '#app/work/core/taxpayers/alike.server.ts';
import { seenKey } from './taxpayer-forms.ts';

export function AlikeNotice({ alike }: { alike: readonly Alike[] }) {
  return (
    <div role="alert" className="taxpayer-wide">
      <input type="hidden" name="seenAlike" value={seenKey(alike)} />
      <Notice tone="loss" title="Is it one of these?">
        <p>Nothing is saved yet. If it is another one, press the button once more.</p>
        <ul className="mt-2">
          {alike.map(({ id, name, assignee, because, about }) => (
            <li key={id}>
              <Link to={`/admin/taxpayers/${id}`} translate="no">
                {name}
              </Link>{' '}
              ({about}): the same {because}
              {assignee && `; ${assignee} looks after it`}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
