import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { PRIVATE_PAGE } from '#app/platform/http/cache.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { LONGEST_REPLY } from '#app/enquiries/desk/enquiry/posted.ts';
import { findWriters, saveDraft } from '#app/enquiries/desk/enquiry/reply-draft.server.ts';
import { paragraphs } from '#app/platform/core/text.ts';

export const handle = { permission: 'enquiries' } satisfies DeskHandle;

export async function loader({ request, params: { id = '' }, context }: LoaderFunctionArgs) {
  const me = await requireAccess({ request, context }, 'enquiries');
  return writers(id, me.id);
}

export async function action({ request, params: { id = '' }, context }: ActionFunctionArgs) {
  const me = await requireAccess({ request, context }, 'enquiries');
  const body = String((await requireForm(request)).get('body') ?? '');
  const text = paragraphs(body).slice(0, LONGEST_REPLY);
  await saveDraft({ enquiryId: id, authorId: me.id }, text);
  return writers(id, me.id);
}

async function writers(enquiryId: string, authorId: string): Promise<Response> {
  const names = await findWriters({ enquiryId, authorId });
  return Response.json({ writers: names }, { headers: { 'Cache-Control': PRIVATE_PAGE } });
}
