import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { type DeskHandle, requireFirmActor } from '#app/accounts/access/access.server.ts';
import { changeRun, requireOwnRun, requireRun, runPage } from '#app/accounts/bulk/page.server.ts';
import { Question } from '#app/accounts/bulk/question-view.tsx';
import { Progress, Result } from '#app/accounts/bulk/run-view.tsx';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { bulkActs } from '#app/registry/bulk-acts.server.ts';

export const handle = { permission: 'desk' } satisfies DeskHandle;

export const headers = privatePage;

export async function loader({ request, params: { id = '' }, context }: LoaderFunctionArgs) {
  const me = await requireFirmActor({ request, context }, 'desk');
  const { act, run } = await requireRun(bulkActs, me, id);
  const isUnderWay = run.state === 'running' || run.state === 'undoing';
  return data(await runPage(act, run, me), isUnderWay ? { headers: { Refresh: '2' } } : {});
}

export async function action({ request, params: { id = '' }, context }: ActionFunctionArgs) {
  const me = await requireFirmActor({ request, context }, 'desk');
  const form = await requireForm(request);
  return changeRun({ ...(await requireOwnRun(bulkActs, me, id)), me, form, request });
}

export const meta: MetaFunction<typeof loader> = ({ data }) => privateMeta(data?.title ?? 'Many at once');

export default function RunPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AdminPage title={page.title}>
      {'question' in page ? (
        <Question question={page.question} answer={answer} />
      ) : 'lines' in page ? (
        <Result {...page} />
      ) : (
        <Progress {...page} />
      )}
    </AdminPage>
  );
}
