import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { findLastBackup } from '#app/desk/frame/backup-notice.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { When } from '#app/platform/ui/when.tsx';

export const handle = { permission: 'site' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAccess({ request, context }, 'site');
  return { at: await findLastBackup() };
}

export const meta: MetaFunction = () => privateMeta('Backups');

export default function Backups() {
  const { at } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      title="Backups"
      lede={
        at ? (
          <>
            The last one is of <When at={at} />.{' '}
            <Link to={`/admin/audit?from=${southAfricanDay(at)}`}>What changed since that day</Link>
          </>
        ) : (
          'None is known.'
        )
      }
    >
      <p>
        Whoever runs the server makes and restores them there. <code translate="no">docs/operations.md</code>,
        “Backups”, has the whole procedure.
      </p>
      <dl className="facts mt-6">
        {COMMANDS.map(([what, command]) => (
          <div key={command}>
            <dt>{what}</dt>
            <dd>
              <code translate="no">{command}</code>
            </dd>
          </div>
        ))}
      </dl>
    </AdminPage>
  );
}

const COMMANDS = [
  ['Make one', 'npm run backup -- /var/backups/site'],
  ['Every hour, by cron: one when the newest is a day old', 'npm run backup -- /var/backups/site --daily'],
  ['Every month: try the newest beside the site', 'npm run restore -- /var/backups/site --drill'],
] as const;
