import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { itemPath } from '#app/content/core/content-path.ts';
import { findContent, fileItem } from '#app/content/core/contents.server.ts';
import { PRIVATE_PAGE } from '#app/platform/http/cache.ts';
import { notFound } from '#app/platform/http/responses.ts';
import { withTextBelow } from '#app/platform/mail/mail-example.ts';
import { MAILS } from '#app/platform/mail/mail-words.ts';
import { mails } from '#app/registry/mails.server.ts';

export const handle = { permission: 'content' } satisfies DeskHandle;

/** A mail runs nothing and loads nothing, as in a mail program. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; sandbox; frame-ancestors 'none'";

/** The mail as it would be sent now, with example values; in a preview, with the draft's words. */
export async function loader(args: LoaderFunctionArgs) {
  await requireAccess(args, 'content');
  const { mail: kind = '' } = args.params;
  const content = findContent(MAILS);
  const mail = mails.find((one) => one.kind === kind);
  if (!mail || !content || fileItem(content, kind) === undefined) throw notFound();
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': POLICY,
    'Cache-Control': PRIVATE_PAGE,
  };
  return new Response(withTextBelow(exampleOf(mail), itemPath(content, kind)), { headers });
}

/** Each mail takes an input of its own, and its example is one. */
function exampleOf(mail: (typeof mails)[number]) {
  const { write, example } = mail as {
    write(to: string, input: unknown): { subject: string; text: string; html: string };
    example: unknown;
  };
  return write('client@example.org', example);
}
