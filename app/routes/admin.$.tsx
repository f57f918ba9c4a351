import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { notFound } from '#app/platform/http/responses.ts';

export const handle = { permission: 'desk' } satisfies DeskHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAccess({ request, context }, 'desk');
  throw notFound();
}

/** Without a component Remix would answer with bare text instead of the desk's 404 page. */
export default function UnknownDeskPage() {
  return null;
}
