import { Link } from '@remix-run/react';
import { Mark } from '#app/platform/ui/mark.tsx';
import { When } from '#app/platform/ui/when.tsx';
import { CLOSED } from '#app/work/documents/closed.ts';
import type { Paper } from './papers.ts';

export function PaperList({ papers, label }: { papers: readonly Paper[]; label: string }) {
  return (
    <ul className="grid gap-2" aria-label={label}>
      {papers.map(({ id, name, direction, at, scan, what, engagementId, work }) => (
        <li key={id}>
          {scan ? (
            <>
              {name} <Mark tone={CLOSED[scan].tone}>{CLOSED[scan].mark}</Mark>
            </>
          ) : (
            <a href={`/admin/documents/${id}`} download>
              {name}
            </a>
          )}{' '}
          <span className="hint">
            {direction === 'to_client' ? 'from us' : (what ?? 'from the client')}, <When at={at} />,{' '}
            <Link to={`/admin/work/${engagementId}`}>{work}</Link>
          </span>
        </li>
      ))}
    </ul>
  );
}
