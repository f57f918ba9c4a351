import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { may } from '#app/accounts/core/roles.ts';
import { CONTENT_PATH } from '#app/content/core/content-path.ts';
import { loadSetUp } from '#app/content/desk/set-up.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';

export const handle = { permission: 'content' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader(args: LoaderFunctionArgs) {
  const { role } = await requireAccess(args, 'content');
  return { ...(await loadSetUp()), hours: may(role, 'bookings') };
}

export const meta: MetaFunction = () => privateMeta('Set up the firm');

export default function SetUp() {
  const { steps, done, hours } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      title="Set up the firm"
      lede="What the site says of the firm that it came with, part by part, until it is yours. You can stop at any time: a step is done when you have published it."
      actions={<Link to={CONTENT_PATH}>All content</Link>}
    >
      <p className="mb-6 font-semibold">
        {done} of {steps.length} steps done
      </p>
      <ol className="grid gap-8">
        {steps.map((step) => (
          <StepOf key={step.name} step={step} />
        ))}
      </ol>
      <p className="hint mt-8 max-w-prose">
        Name, colours and mark of the firm are made with the site itself: whoever runs it changes them in its
        files.{' '}
        {hours && (
          <>
            Hours of each colleague stand at <Link to="/admin/bookings/hours">Bookings › Hours</Link>.
          </>
        )}
      </p>
    </AdminPage>
  );
}

type StepOf = ReturnType<typeof useLoaderData<typeof loader>>['steps'][number];

function StepOf({ step: { name, title, about, path, isDone, own, of, left, problems } }: { step: StepOf }) {
  return (
    <li aria-labelledby={`step-${name}`} className="grid gap-2 border-b border-rule pb-6">
      <h2 id={`step-${name}`} className="text-lg">
        <Link to={path}>{title}</Link>
      </h2>
      <p className={isDone ? 'text-gain' : ''}>{isDone ? 'Done' : stateText(own, of)}</p>
      <p className="hint">{about}</p>
      {problems.length > 0 && (
        <Notice tone="loss" title="To be mended">
          <ul>
            {problems.map(({ title: item, path: to, what }) => (
              <li key={`${to} ${what}`}>
                <Link to={to}>{item}</Link>: {what}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {left.length > 0 && (
        <details>
          <summary>Still as they came with the site: {left.length}</summary>
          <ul className="mt-2 grid gap-1">
            {left.map(({ title: item, path: to }) => (
              <li key={to}>
                <Link to={to}>{item}</Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

function stateText(own: number, of: number): string {
  if (own === 0) return 'Not begun';
  return `${own} of ${of} are yours`;
}
