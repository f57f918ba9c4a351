import { Link } from '@remix-run/react';
import { Notice } from '#app/platform/ui/notice.tsx';

/** On the page of a record: the way back to the act on many from which somebody came to mend it. */
export function WayBack({ run }: { run: { path: string; title: string } | null }) {
  if (!run) return null;
  return (
    <Notice title="You came here from an act on many at once">
      Back to it: <Link to={run.path}>{run.title}</Link>
    </Notice>
  );
}
