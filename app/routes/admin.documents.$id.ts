import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { type DeskHandle, requireFirmActor } from '#app/accounts/access/access.server.ts';
import { changeDocument } from '#app/work/documents/document-action.server.ts';
import { downloadDocument } from '#app/work/documents/download.server.ts';
import { engagementOfDocument } from '#app/work/documents/open.server.ts';
import { orPage } from '#app/platform/http/or-page.ts';
import { withStep } from '#app/accounts/core/actor.ts';
import { requireForm } from '#app/platform/http/form.ts';

export const handle = { permission: 'work' } satisfies DeskHandle;

export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const me = await requireFirmActor({ request, context }, 'work');
  return orPage(request, `/admin/documents/${id}/gone`, () => downloadDocument(me, id, context));
}

export async function action({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  const actor = withStep(await requireFirmActor({ request, context }, 'work'));
  const form = await requireForm(request);
  const page = `/admin/work/${(await engagementOfDocument(id)) ?? ''}`;
  return changeDocument({ request, form, actor, id, page });
}
