import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { requireAccess, type DeskHandle, requireFirmActor } from '#app/accounts/access/access.server.ts';
import { findColleagues } from '#app/accounts/core/colleagues.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import { receiveClients } from '#app/work/desk/import/import-page.server.ts';
import { ImportPlanView } from '#app/work/desk/import/import-view.tsx';
import { TableFileForm } from '#app/platform/ui/table-file-form.tsx';

export const handle = { permission: 'engage', upload: { bytes: 4_000_000 } } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAccess({ request, context }, 'engage');
  const colleagues = await findColleagues('work');
  return { names: Object.fromEntries(colleagues.map(({ id, name }) => [id, name])) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const me = await requireFirmActor({ request, context }, 'engage');
  return receiveClients({ me, request });
}

export const meta: MetaFunction = () => privateMeta('Import clients');

export default function ImportClients() {
  const { names } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AdminPage title="Import clients" lede={<Link to="/admin/taxpayers">All clients</Link>}>
      {answer?.error && (
        <div role="alert" tabIndex={-1} autoFocus className="mb-8">
          <Notice tone="loss" title="Nothing was imported">
            {answer.error}
          </Notice>
        </div>
      )}
      {answer?.plan && (
        <ImportPlanView plan={answer.plan} text={answer.text ?? ''} file={answer.file ?? ''} names={names} />
      )}
      <TableFileForm label={answer?.plan && 'Another file'}>
        A list of your own, or the contacts of Xero or Sage. One line says what the columns are: name, kind,
        e-mail, phone, tax, registration, ID, VAT and PAYE number, year end, groups, relations, who looks
        after it. On the next page you say what the other columns hold. A client is known by its numbers, or
        by its name. What is empty in the file stays as it is.{' '}
        <a href="/admin/taxpayers/export.csv?status=any" download>
          The export
        </a>{' '}
        is such a file.
      </TableFileForm>
    </AdminPage>
  );
}
