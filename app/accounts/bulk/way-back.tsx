import { Link } from '@remix-run/react';
import { Notice } from '#app/platform/ui/notice.tsx';

export function WayBack({ run }: { run: { path: string; title: string } | null }) {
  if (!run) return null;
  return (
    <Notice title="You came here from an act on many at once">
      Back to it: <Link to={run.path}>{run.title}</Link>
    </Notice>
  );
}
