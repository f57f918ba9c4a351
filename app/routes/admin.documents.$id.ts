import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { downloadDocument, removeFromPage, restoreFromPage } from '#app/work/documents/download.server.ts';
import { engagementOfDocument } from '#app/work/documents/open.server.ts';
import { firmActor } from '#app/accounts/core/actor.ts';
import { requireForm } from '#app/platform/http/form.ts';

export const handle = { permission: 'work' } satisfies DeskHandle;

export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  return downloadDocument(firmActor(await requireAccess({ request, context }, 'work')), id, context);
}

export async function action({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  const actor = firmActor(await requireAccess({ request, context }, 'work'));
  if ((await requireForm(request)).get('intent') === 'restore') return restoreFromPage(actor, id);
  return removeFromPage(actor, id, `/admin/work/${(await engagementOfDocument(id)) ?? ''}`);
}
