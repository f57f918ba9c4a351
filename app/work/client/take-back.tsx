import type { RequestItem } from '#app/work/core/engagements/items.server.ts';
import type { Work } from './work.server.ts';

export function TakeBack({ work, item }: { work: Work; item: RequestItem }) {
  return (
    <form method="post" action={work.path}>
      <input type="hidden" name="item" value={item.id} />
      <input type="hidden" name="stood" value={work.stood[item.id]} />
      <button type="submit" name="intent" value="unapprove" className="link-button">
        {item.approval?.signing ? 'Take your signature back' : 'Take the approval back'}
        <span className="sr-only"> {item.what}</span>
      </button>
    </form>
  );
}
