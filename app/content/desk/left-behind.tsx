import { Form } from '@remix-run/react';
import { Button } from '#app/platform/ui/button.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { AlertNotice } from '#app/platform/ui/notice.tsx';
import type { ItemPage } from './item-page.server.ts';
import type { Surprise } from './page.ts';

export function LeftBehind({ groups }: { groups: readonly Surprise[] }) {
  return groups.map(({ title, about, items }) => (
    <section key={title} aria-label={title} className="my-3">
      <p className="font-semibold">{title}</p>
      <p>{about}</p>
      <ul className="mt-1 list-disc pl-5">
        {items.map(({ path, text }) => (
          <li key={`${path} ${text}`}>{path ? <Link to={path}>{text}</Link> : text}</li>
        ))}
      </ul>
    </section>
  ));
}

export function RemovalForm({ page, groups }: { page: ItemPage; groups: readonly Surprise[] }) {
  return (
    <AlertNotice
      title={
        page.isOfSite
          ? 'Remove it from the site? Nothing was changed yet.'
          : 'Retire it? Nothing was changed yet.'
      }
    >
      <LeftBehind groups={groups} />
      <Form method="post" action={page.path} className="mt-3 flex flex-wrap items-center gap-4">
        <input type="hidden" name="version" value={page.revision} />
        <Button type="submit" name="intent" value="remove:sure" small>
          Remove it
        </Button>
        <Link to={page.path}>Leave it</Link>
      </Form>
    </AlertNotice>
  );
}
