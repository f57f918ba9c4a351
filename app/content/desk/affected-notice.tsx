import { Link } from '#app/platform/ui/link.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import type { Affected } from './page.ts';

type Props = { id: string | undefined; sentence: string | undefined; of: Affected };

/** In the form: it posts which effects the writer has seen. */
export function AffectedNotice({ id, sentence, of: { groups, seen } }: Props) {
  return (
    <div id={id} tabIndex={-1} className="grid gap-4">
      <input type="hidden" name="seen" value={seen} />
      {sentence && (
        <p role="alert" className="font-semibold">
          {sentence}
        </p>
      )}
      {groups.map(({ title, about, items }) => (
        <Notice key={title} tone="loss" title={title}>
          <p>{about}</p>
          <ul className="mt-2">
            {items.map(({ path, text }) => (
              <li key={text}>{path ? <Link to={path}>{text}</Link> : text}</li>
            ))}
          </ul>
        </Notice>
      ))}
    </div>
  );
}
