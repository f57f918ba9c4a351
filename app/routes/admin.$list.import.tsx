import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import type { DeskHandle } from '#app/accounts/access/access.server.ts';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { privatePage } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { requireList } from '#app/lists/desk/administer.server.ts';
import { DryRun } from '#app/lists/desk/dry-run.tsx';
import { receiveImport } from '#app/lists/desk/import.server.ts';
import { BackToList, titleOf } from '#app/lists/desk/list-desk.tsx';
import { columnNames } from '#app/lists/desk/spreadsheet.ts';
import { adminPath } from '#app/lists/core/lists.ts';
import { Notice } from '#app/platform/ui/notice.tsx';
import { TableFileForm } from '#app/platform/ui/table-file-form.tsx';

export const handle = { permission: 'lists', upload: { bytes: 1024 * 1024 } } satisfies DeskHandle;
export const headers = privatePage;

export async function loader(args: LoaderFunctionArgs) {
  const { list } = await requireList(args);
  return { list };
}

export async function action(args: ActionFunctionArgs) {
  const { mutation } = await requireList(args);
  const { request, context } = args;
  return receiveImport({ request, mutation, context: contextOf(context) });
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? titleOf(data.list, 'Import') : []);

export default function Import() {
  const { list } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AdminPage
      title={`Import ${list.plural}`}
      lede="Choose a workbook of Excel or a CSV file. You see what it would change before anything is."
    >
      {answer?.error && (
        <div role="alert" className="mb-8">
          <Notice tone="loss" title="Nothing was imported">
            {answer.error}
          </Notice>
        </div>
      )}
      {answer?.plan && (
        <DryRun list={list} plan={answer.plan} text={answer.text ?? answer.typed.text ?? ''} />
      )}
      <TableFileForm>
        The first line names the columns: {columnNames(list).join(', ')}. A line with an id changes that row,
        a line without one adds a row. Columns that are left out stay as they are. The{' '}
        <a href={`${adminPath(list.name)}/export.csv?as=xlsx`}>export</a> is such a file.
      </TableFileForm>
      <BackToList list={list} />
    </AdminPage>
  );
}
