import { apiPage } from '#content/pages/api.ts';
import { blog } from '#content/pages/blog.ts';
import { booking } from '#content/pages/booking.ts';
import { careers } from '#content/pages/careers.ts';
import { clientsPage } from '#content/pages/clients.ts';
import { contact } from '#content/pages/contact.ts';
import { deadlinesPage } from '#content/pages/deadlines.ts';
import { estateLettersPage } from '#content/estate-letters.ts';
import { estateTimelinePage } from '#content/pages/estate-timeline.ts';
import { freelancerPage } from '#content/pages/freelancer.ts';
import { home } from '#content/pages/home.ts';
import { licensingPage } from '#content/pages/licensing.ts';
import { partnersPage } from '#content/pages/partners.ts';
import { pricing } from '#content/pages/pricing.ts';
import { ratesPage } from '#content/pages/rates.ts';
import { sampleReport } from '#content/sample-report.ts';
import { seasonFigures } from '#content/season-figures.ts';
import { switching } from '#content/switching.ts';
import { refundCheckPage } from '#content/pages/refund-check.ts';
import { testimonialsPage } from '#content/pages/testimonials.ts';
import { toolsPage } from '#content/pages/tools.ts';
import { whyChooseUs } from '#content/pages/why-choose-us.ts';
import { LETTERS_PATH, TIMELINE_PATH } from '#app/firm/deadlines/estate-days.ts';
import { isService } from '#app/firm/core/services.ts';
import { allArticles, wholeArticles } from '#app/site/blog/articles.server.ts';
import { legalText } from '#app/site/legal/legal-texts.server.ts';
import { LEGAL_NAMES, type LegalName } from '#app/site/legal/legal-words.ts';
import { withPrices } from '#app/site/blog/prices-in-texts.ts';
import { answers } from '#app/site/roads/roads.server.ts';
import { servicePages } from '#app/site/service-pages/service-pages.server.ts';
import { REPORT_PATH } from '#app/site/switching/report-path.ts';
import { endpointPages } from '#app/tools/api/reference.ts';
import { calculatorName } from '#app/tools/calculators/calculator-links.ts';
import { calculatorWords } from '#app/tools/calculators/calculator-words.ts';
import { canonicalCalculatorPath } from '#app/tools/calculators/calculator-path.ts';
import { calculators } from '#app/tools/calculators/calculators.ts';
import { FREELANCER_PATH } from '#app/tools/freelancer/entries.ts';
import { REFUND_CHECK_PATH } from '#app/tools/refund-check/cards.ts';
import { ratesPath } from '#app/tools/rates/rates-path.ts';
import { taxYearLabel } from '#app/tax/tax-year.ts';
import { newestTaxYear, taxYears } from '#app/tax/tax-years.ts';
import type { Entry } from '#app/site/search/entry.ts';

export type PublicPage = Entry & { changed?: string };

type Declared = { title: string; description: string; alsoCalled?: readonly string[] };

export function publicPages(): PublicPage[] {
  return withPrices([
    page('/', { ...home, title: 'Home' }),
    ...servicePages().map(servicePage),
    ...answers.map(answerPage),
    page('/pricing', pricing),
    page('/switching', switching),
    page(REPORT_PATH, sampleReport),
    page('/about/why-choose-us', whyChooseUs),
    page('/about/clients', clientsPage),
    page('/about/testimonials', testimonialsPage),
    page('/about/licensing', licensingPage),
    page('/about/partners', partnersPage),
    page('/careers', careers),
    page('/contact', contact),
    page('/book', { ...booking, title: booking.heading }),
    page('/deadlines', { ...deadlinesPage, alsoCalled: [...deadlinesPage.alsoCalled, ...seasons()] }),
    page('/tools', toolsPage),
    { ...page(FREELANCER_PATH, freelancerPage), kind: 'tool' },
    ...(isService('tax-deceased-estate') ? estatePages() : []),
    { ...page(REFUND_CHECK_PATH, refundCheckPage), kind: 'tool' },
    developerPage('/api', apiPage),
    ...endpointPages().map(({ page: to, title }) => developerPage(to, apiPage.endpoint(title))),
    ...calculators.map(toolPage),
    ...taxYears.map(tablesOf),
    ...LEGAL_NAMES.map(legalPage),
    { ...page('/blog', blog), changed: newest(allArticles().map(({ checked }) => checked)) },
    ...wholeArticles().map(articlePage),
  ]);
}

function page(to: string, { title, description, alsoCalled }: Declared): PublicPage {
  return { kind: 'page', to, title, about: description, alsoCalled };
}

function legalPage(name: LegalName): PublicPage {
  const text = legalText(name);
  return { ...page(`/${name}`, text), changed: text.updated };
}

/** By calendar year, as people search for them. */
function seasons(): string[] {
  return Object.keys(seasonFigures['season.opens']).map((year) => `tax season ${year}`);
}

function developerPage(to: string, declared: Declared): PublicPage {
  return { ...page(to, declared), kind: 'api' };
}

function servicePage({ path, parts, ...declared }: ReturnType<typeof servicePages>[number]): PublicPage {
  const titles = parts.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'entries' || block.kind === 'steps' ? block.items.map(({ title }) => title) : [],
    ),
  );
  return { ...page(path, declared), words: titles.join(' ') };
}

function answerPage({ path, question, ...declared }: (typeof answers)[number]): PublicPage {
  return { ...page(path, { ...declared, title: question }), kind: 'question' };
}

function toolPage(calculator: (typeof calculators)[number]): PublicPage {
  const { type, estimates, takes } = calculator;
  return {
    kind: 'tool',
    to: canonicalCalculatorPath(calculator),
    title: calculatorName(calculator),
    about: `Estimates ${estimates}.`,
    alsoCalled: calculatorWords[type],
    takes,
  };
}

function estatePages(): PublicPage[] {
  const title = (part: string) => calculatorName({ tool: 'estate', part });
  return [
    { ...page(TIMELINE_PATH, { ...estateTimelinePage, title: title('Timeline') }), kind: 'tool' },
    { ...page(LETTERS_PATH, { ...estateLettersPage, title: title('Letters') }), kind: 'tool' },
  ];
}

function tablesOf(year: (typeof taxYears)[number]): PublicPage {
  const label = taxYearLabel(year);
  const { title, past, description, alsoCalled } = ratesPage;
  return page(ratesPath(year), {
    title: title(label),
    ...(year === newestTaxYear
      ? { description: description(label), alsoCalled }
      : { description: past(label) }),
  });
}

function articlePage(article: ReturnType<typeof wholeArticles>[number]): PublicPage {
  const { slug, title, excerpt, tags, contents, checked } = article;
  return {
    kind: 'article',
    to: `/blog/${slug}`,
    title,
    about: excerpt,
    words: [...tags, ...contents.map(({ text }) => text)].join(' '),
    changed: checked,
  };
}

function newest(days: readonly string[]): string | undefined {
  return days.toSorted().at(-1);
}
