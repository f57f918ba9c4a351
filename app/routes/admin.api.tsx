import { randomUUID } from 'node:crypto';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { MakeToken } from '#app/desk/api/make-token.tsx';
import { FIRM_API } from '#app/desk/api/paths.ts';
import { changeApi } from '#app/desk/api/token-page.server.ts';
import { TokenTable } from '#app/desk/api/token-table.tsx';
import { findApiTokens } from '#app/desk/api/tokens.server.ts';
import { AddWebhook } from '#app/desk/api/webhooks/add-webhook.tsx';
import { WebhookTable } from '#app/desk/api/webhooks/webhook-table.tsx';
import { findWebhooks } from '#app/desk/api/webhooks/webhooks.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { env } from '#app/platform/env/env.server.ts';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';

export const handle = { permission: 'site' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader(args: LoaderFunctionArgs) {
  await requireAccess(args, 'site');
  const [tokens, webhooks] = await Promise.all([findApiTokens(), findWebhooks()]);
  return { tokens, webhooks, newId: randomUUID(), address: `${env().APP_URL}${FIRM_API}` };
}

export async function action(args: ActionFunctionArgs) {
  const me = await requireAccess(args, 'site');
  return changeApi({ me, request: args.request });
}

/** What was made stands in the answer to its form, and in the table below. */
export const shouldRevalidate = () => true;

export const meta: MetaFunction = () => privateMeta('API');

export default function Api() {
  const { tokens, webhooks, newId, address } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const secret = answer?.secret;
  const refused = secret ? undefined : answer;
  return (
    <AdminPage title="API" lede="Other programs of the firm read clients and work, and hand in enquiries.">
      {secret && <Secret secret={secret} />}
      {tokens.length === 0 ? (
        <p className="work-nothing">There is no token: the API is off.</p>
      ) : (
        <TokenTable tokens={tokens} />
      )}
      <MakeToken key={newId} newId={newId} refused={answerTo(refused, 'make')} />
      <section aria-labelledby="use" className="measure mt-8">
        <h2 id="use" className="text-lg">
          How it is used
        </h2>
        <p>
          Each request has the header <code translate="no">Authorization: Bearer …</code> with a token.{' '}
          <a href={`${address}/openapi.json`}>The description for programs (OpenAPI)</a> names every address:
          the first is <code translate="no">{address}/clients</code>.
        </p>
        <p>
          A token reads what whoever made it may read, and stops when they are no administrator any more. The
          audit notes each day on which it was used.
        </p>
      </section>
      <section aria-labelledby="webhooks" className="mt-8">
        <h2 id="webhooks" className="text-lg">
          Webhooks
        </h2>
        <p className="measure">
          The site posts to an address of yours that something happened: what, when, and the id, never a name.
          Each is signed as <a href="https://www.standardwebhooks.com/">Standard Webhooks</a> says, and tried
          for two days.
        </p>
        {webhooks.length > 0 && <WebhookTable webhooks={webhooks} />}
        <AddWebhook key={newId} newId={newId} refused={answerTo(refused, 'add-webhook')} />
      </section>
    </AdminPage>
  );
}

function Secret({ secret }: { secret: string }) {
  return (
    <section aria-labelledby="made" className="measure">
      <h2 id="made" className="text-lg">
        Copy the secret now
      </h2>
      <p>It is shown this once. Keep it where you keep passwords.</p>
      <p className="my-3 break-all">
        <code translate="no">{secret}</code>
      </p>
    </section>
  );
}
