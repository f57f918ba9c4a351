import { consultationsNow } from '#app/firm/core/consultations.ts';
import type { ContentValues } from '#app/platform/db/content-values.ts';
import { itemPath } from '#app/content/core/content-path.ts';
import type { ContentItem } from '#app/content/core/find.server.ts';
import { consultationContent, SERVICES } from '#app/content/core/kinds/consultations.ts';
import type { Surprise } from './page.ts';

/** If two kinds of consultation name the same page, it offers the first. */
export function offeredFirst({ id }: Pick<ContentItem, 'id'>, values: ContentValues): Surprise {
  const kinds = consultationsNow();
  const own = kinds.findIndex((kind) => kind.id === id);
  const place = own < 0 ? kinds.length : own;
  const pages = [values.service, values.second, values.third].filter((page) => typeof page === 'string');
  const items = pages.flatMap((page) => {
    const other = kinds.find((kind) => kind.id !== id && kind.services.some((service) => service === page));
    if (!other) return [];
    const title = SERVICES[page] ?? page;
    return [
      {
        path: itemPath(consultationContent, other.id),
        text:
          kinds.indexOf(other) < place
            ? `${title}: “${other.name}” is offered first there, because it stands before this one in the list. Take the page from it, and this one is.`
            : `${title}: this one is offered first there, and no longer “${other.name}”, because it stands before it in the list.`,
      },
    ];
  });
  return { title: 'Another kind names the same page', about: 'A page offers one of them first.', items };
}
