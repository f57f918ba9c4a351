import { notFound } from '#app/platform/http/responses.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { plansNow, priceOf } from '#app/firm/core/plans.ts';
import { withPrices } from '#app/site/blog/prices-in-texts.ts';
import { nextDates } from './next-dates.ts';
import { drawShape } from './shapes/draw-shape.server.ts';
import type { ServicePage } from './service-page.ts';

const texts = import.meta.glob<ServicePage>('/content/service-pages/*.md', {
  eager: true,
  import: 'default',
});

export const servicePages = Object.values(texts);

export type DatedPage = ReturnType<typeof loadServicePage>;

/** Throws 404 for a path without a page. */
export function loadServicePage(path: string, today = southAfricanDay()) {
  const page = servicePages.find((page) => page.path === path);
  if (!page) throw notFound();
  const plans = plansNow();
  const prices = page.plans.flatMap((id) => plans.filter((plan) => plan.id === id));
  const least = plans.find(({ id }) => id === page.from) ?? prices[0];
  return withPrices({
    ...page,
    prices,
    least: least ? `${priceOf({ ...least, upTo: undefined })} ${least.period}` : null,
    drawn: drawShape(page, today),
    nextDates: page.next ? nextDates(page.next.whose, today) : [],
  });
}
