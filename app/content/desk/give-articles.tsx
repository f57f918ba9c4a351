import { Form } from '@remix-run/react';
import { Button } from '#app/platform/ui/button.tsx';
import { SelectField } from '#app/platform/ui/field.tsx';
import { ARTICLES_PATH } from '#app/content/core/content-path.ts';
import { TEAM } from './give-articles-to.ts';
import type { Authors } from './give-articles.server.ts';

type Props = {
  authors: Authors;
  errors: Partial<Record<string, string>>;
  typed: Readonly<Record<string, string>>;
};

export function GiveArticles({ authors: { from, to }, errors, typed }: Props) {
  const whose = from.map(({ name, count }) => ({ value: name, label: `${name} (${count})` }));
  const whom = [...to.map((name) => ({ value: name, label: name })), { value: TEAM, label: 'The team' }];
  return (
    <section aria-labelledby="give-articles" className="mb-8">
      <h2 id="give-articles" className="mb-2 text-lg">
        Give all articles of one author to another
      </h2>
      <Form method="post" action={ARTICLES_PATH} className="flex flex-wrap items-end gap-3">
        <SelectField
          id="field-from"
          name="from"
          label="All articles of"
          options={[{ value: '', label: 'Choose one' }, ...whose]}
          defaultValue={typed.from ?? ''}
          error={errors.from}
        />
        <SelectField
          id="field-author"
          name="author"
          label="Go to"
          options={[{ value: '', label: 'Choose one' }, ...whom]}
          defaultValue={typed.author ?? ''}
          error={errors.author}
        />
        <Button type="submit" name="intent" value="give-articles" look="quiet">
          Give them
        </Button>
      </Form>
    </section>
  );
}
