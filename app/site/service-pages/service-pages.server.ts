import { notFound } from '#app/platform/http/responses.ts';
import { mapTexts } from '#app/platform/core/text.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { plansNow, priceOf } from '#app/firm/core/plans.ts';
import { withPrices } from '#app/site/blog/prices-in-texts.ts';
import { fillFigures } from '#app/site/blog/figures.ts';
import { textsNow } from '#app/firm/core/page-text.ts';
import { serviceWords, serviceWordsName } from './service-words.ts';
import { nextDates, openSeasons } from './next-dates.ts';
import { drawShape } from './shapes/draw-shape.server.ts';
import type { ServicePage } from './service-page.ts';

const texts = import.meta.glob<ServicePage>('/content/service-pages/*.md', {
  eager: true,
  import: 'default',
});

const files = Object.entries(texts).map(([path, page]) => ({
  name: serviceWordsName(/([\w-]+)\.md$/.exec(path)?.[1] ?? path),
  page,
  words: serviceWords(page),
}));

const made = new WeakMap<object, ServicePage>();

/** As published now, with figures filled in. */
export function servicePages(): ServicePage[] {
  return files.map(({ name, page, words }) => {
    const now = textsNow(name, words);
    const known = made.get(now) ?? { ...page, ...mapTexts(now, fillFigures) };
    made.set(now, known);
    return known;
  });
}

export type DatedPage = ReturnType<typeof loadServicePage>;

/** Throws 404 for a path without a page. */
export function loadServicePage(path: string, today = southAfricanDay()) {
  const page = servicePages().find((page) => page.path === path);
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
    openSeasons: page.next ? openSeasons(page.next.whose, today) : [],
  });
}
