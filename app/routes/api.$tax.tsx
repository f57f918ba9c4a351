import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { apiPage } from '#content/pages/api.ts';
import { pageMeta } from '#app/firm/linked-data/page-meta.ts';
import { env } from '#app/platform/env/env.server.ts';
import { publicPage } from '#app/platform/http/cache.ts';
import { notFound } from '#app/platform/http/responses.ts';
import { FoldedPart } from '#app/platform/ui/fold.tsx';
import { Section } from '#app/platform/ui/section.tsx';
import { CodeSheet } from '#app/tools/api/code-sheet.tsx';
import { endpoints } from '#app/tools/api/endpoints.ts';
import { FieldTable, FigureTable } from '#app/tools/api/reference-tables.tsx';
import { sharedFields, shownExample, taxReferences } from '#app/tools/api/reference.ts';

export const headers = publicPage;

export function loader({ params }: LoaderFunctionArgs) {
  const tax = taxReferences().find(({ name }) => name === params.tax);
  const examples = endpoints.find(({ name }) => name === params.tax)?.examples ?? [];
  if (!tax) throw notFound();
  return {
    tax,
    shared: sharedFields(),
    examples: examples.map(({ name, summary }) => ({
      name,
      summary,
      ...shownExample(env().APP_URL, tax.name, name),
    })),
  };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    ...apiPage.endpoint(args.data?.tax.title ?? ''),
    within: [{ name: apiPage.title, path: '/api' }],
  });

export default function ApiTax() {
  const { tax, shared, examples } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="wrap py-working">
        <p className="eyebrow">
          <Link to="/api">{apiPage.title}</Link>
        </p>
        <h1>{tax.title}</h1>
        <p className="lede mt-5">{tax.about}</p>
        <p className="mt-5 break-all">
          <code translate="no">POST {tax.path}</code>
        </p>
      </div>
      <Section id="fields" density="working" title="Fields and result">
        <div className="grid items-start gap-x-14 gap-y-4 lg:grid-cols-2">
          <div>
            <FieldTable caption="Fields" fields={tax.fields} />
            <FieldTable caption="Fields of every request" fields={shared} />
          </div>
          <FigureTable caption="Result" figures={tax.figures} />
        </div>
      </Section>
      <Section id="examples" density="working" title={examples.length > 1 ? 'Examples' : 'Example'}>
        {examples.map(({ name, summary, command, answer }, index) => (
          <FoldedPart key={name} id={name} title={summary} isOpen={index === 0}>
            <div className="mt-3 grid items-start gap-6 lg:grid-cols-2">
              <CodeSheet title="The request" text={command} />
              <CodeSheet title="The answer" text={answer} />
            </div>
          </FoldedPart>
        ))}
      </Section>
    </>
  );
}
