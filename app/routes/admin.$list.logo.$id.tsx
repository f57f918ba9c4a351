import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { DeskHandle } from '#app/accounts/access/access.server.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { privatePage } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { reasonOf } from '#app/platform/http/failure.ts';
import { notFound, unavailable } from '#app/platform/http/responses.ts';
import { changeList, requireList } from '#app/lists/desk/administer.server.ts';
import { previewCuts, type Cut } from '#app/lists/desk/cut-logo.server.ts';
import { findHistory } from '#app/lists/desk/history.server.ts';
import { BackToList, Refusal, titleOf } from '#app/lists/desk/list-desk.tsx';
import { Button } from '#app/platform/ui/button.tsx';

const LABELS: Record<Cut['fit'], string> = {
  trimmed: 'Without its empty edge',
  filled: 'Filling the box, cut at the sides',
};

export const handle = { permission: 'lists', hydrate: false } satisfies DeskHandle;
export const headers = privatePage;

export async function loader(args: LoaderFunctionArgs) {
  const { list } = await requireList(args);
  const found = await findHistory(list, args.params.id ?? '');
  if (!found) throw notFound();
  const { id, name, logoUrl } = found.row;
  const cuts = await previewCuts(found.row).catch((error: unknown) => {
    contextOf(args.context).logFailure('a logo could not be read', reasonOf(error));
    throw unavailable();
  });
  return { list, row: { id, name, logoUrl }, cuts };
}

export function action(args: ActionFunctionArgs) {
  return changeList(args);
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? titleOf(data.list, 'Crop a logo') : [];

export default function Logo() {
  const { list, row, cuts } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AdminPage
      title={`Logo of ${row.name}`}
      lede="Choose how it is cut. The public page shows the change at once. To change the picture, upload another one."
    >
      <Refusal list={list} answer={answer} />
      {cuts.length === 0 && <p>There is no logo to cut.</p>}
      <ul className="logo-cuts">
        {row.logoUrl && cuts.length > 0 && (
          <li>
            <span className="logo-cut">
              <img src={row.logoUrl} alt="" />
            </span>
            <p className="font-semibold">As it is</p>
          </li>
        )}
        {cuts.map(({ fit, src }) => (
          <li key={fit}>
            <span className="logo-cut">
              <img src={src} alt="" />
            </span>
            <p className="font-semibold">{LABELS[fit]}</p>
            <form method="post">
              <input type="hidden" name="id" value={row.id} />
              <input type="hidden" name="fit" value={fit} />
              <Button type="submit" name="intent" value="cut-logo" small look="quiet">
                Use this<span className="sr-only">: {LABELS[fit]}</span>
              </Button>
            </form>
          </li>
        ))}
      </ul>
      <BackToList list={list} />
    </AdminPage>
  );
}
