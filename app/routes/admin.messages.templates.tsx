import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { privatePage } from '#app/platform/http/cache.ts';
import { changeTemplates } from '#app/enquiries/desk/enquiry/template-command.server.ts';
import { TemplateFields, TemplateItem } from '#app/enquiries/desk/enquiry/template-forms.tsx';
import { findTemplates } from '#app/enquiries/desk/enquiry/templates.server.ts';
import { PLACEHOLDERS } from '#app/enquiries/desk/enquiry/templates.ts';
import { Button } from '#app/platform/ui/button.tsx';

export const handle = { permission: 'enquiries' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAccess({ request, context }, 'enquiries');
  return findTemplates();
}

export async function action({ request, context }: ActionFunctionArgs) {
  const me = await requireAccess({ request, context }, 'enquiries');
  return changeTemplates({ request, me });
}

export const meta: MetaFunction = () => privateMeta('Reply templates');

export default function Templates() {
  const { templates, isOwn } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refusedFor = (id: string) => (answer?.row === id ? answer : undefined);
  return (
    <AdminPage
      title="Reply templates"
      lede={
        <>
          What a reply can begin with. <Link to="/admin/messages">All messages</Link>
        </>
      }
    >
      <p className="hint">
        These are filled in when a template is inserted:{' '}
        {Object.entries(PLACEHOLDERS).map(([name, meaning], index) => (
          <span key={name}>
            {index > 0 && ', '}
            <code translate="no">{`{{${name}}}`}</code> {meaning}
          </span>
        ))}
        .
      </p>
      <ol className="template-list" aria-label="Templates">
        {templates.map((template, index) => (
          <TemplateItem
            key={`${template.id} ${template.version}`}
            template={template}
            isFirst={index === 0}
            isLast={index === templates.length - 1}
            refused={refusedFor(template.id)}
          />
        ))}
      </ol>
      <section aria-labelledby="add" className="mt-10">
        <h2 id="add" className="mb-3 text-lg">
          Add a template
        </h2>
        <Form method="post" className="grid gap-4" key={templates.map(({ id }) => id).join()}>
          <TemplateFields id="new" refused={refusedFor('')} />
          <div>
            <Button type="submit" name="intent" value="add">
              Add
            </Button>
          </div>
        </Form>
      </section>
      {isOwn && (
        <details className="mt-10">
          <summary className="hint inline-flex min-h-11 cursor-pointer items-center">
            Restore the templates that came with the site
          </summary>
          <Form method="post" className="mt-2 grid gap-3">
            <p>All that you added or changed here is deleted.</p>
            <div>
              <Button type="submit" name="intent" value="restore" look="quiet">
                Restore them
              </Button>
            </div>
          </Form>
        </details>
      )}
    </AdminPage>
  );
}
