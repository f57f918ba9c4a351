import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import type { DeskHandle } from '#app/accounts/access/access.server.ts';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { privatePage } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { requireList } from '#app/lists/desk/administer.server.ts';
import { DryRun } from '#app/lists/desk/dry-run.tsx';
import { receiveImport } from '#app/lists/desk/import.server.ts';
import { BackToList, titleOf } from '#app/lists/desk/list-desk.tsx';
import { columnNames } from '#app/lists/desk/spreadsheet.ts';
import { adminPath } from '#app/lists/core/lists.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import { Sheet } from '#app/platform/ui/sheet.tsx';

export const handle = { permission: 'lists', upload: { bytes: 1024 * 1024 } } satisfies DeskHandle;
export const headers = privatePage;

export async function loader(args: LoaderFunctionArgs) {
  const { list } = await requireList(args);
  return { list };
}

export async function action(args: ActionFunctionArgs) {
  const { mutation } = await requireList(args);
  const { request, context } = args;
  return receiveImport({ request, form: await requireForm(request), mutation, context: contextOf(context) });
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
      <Sheet margin>
        <form method="post" encType="multipart/form-data">
          <label htmlFor="file" className="label">
            Excel or CSV file
          </label>
          <input
            id="file"
            type="file"
            name="file"
            accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            required
            className="input"
            aria-describedby="file-hint"
          />
          <p id="file-hint" className="hint mt-2">
            The first line names the columns: {columnNames(list).join(', ')}. A line with an id changes that
            row, a line without one adds a row. Columns that are left out stay as they are. The{' '}
            <a href={`${adminPath(list.name)}/export.csv?as=xlsx`}>export</a> is such a file.
          </p>
          <Button type="submit" className="mt-5" name="intent" value="try">
            Show what would change
          </Button>
        </form>
      </Sheet>
      <BackToList list={list} />
    </AdminPage>
  );
}
