import { expect, test } from 'vitest';
import { firm } from '#app/platform/content/firm.ts';
import { specifiedClauses } from '#content/specified.ts';
import { home, reasons, services as serviceCards } from '#content/pages/home.ts';
import { planGroups, pricing } from '#content/pages/pricing.ts';
import { whyChooseUs } from '#content/pages/why-choose-us.ts';
import { plans, type Plan } from '#content/plans.ts';
import { testimonials } from '#content/testimonials.ts';
import { chatLink } from '#app/firm/core/chat.ts';
import { openingHours } from '#app/firm/core/opening-hours.ts';
import { wholeArticles } from '#app/site/blog/articles.server.ts';
import { categories } from '#app/site/blog/article.ts';
import { legalText } from '#app/site/legal/legal-texts.server.ts';
import { plainText } from '#app/platform/markdown/markdown.ts';
import { servicePages } from '#app/site/service-pages/service-pages.server.ts';
import { headerMenu } from '#app/site/shell/menu.ts';

/** In the order of the specification: the position is the id. */
const SLUGS = [
  'essential-tax-tips-south-african-freelancers',
  'understanding-new-sars-filing-requirements-2025',
  'choose-right-business-structure-tax-efficiency',
  'cipc-annual-returns-why-they-matter',
  'why-cloud-accounting-essential-modern-south-african-businesses',
  'provisional-tax-101-south-african-freelancers',
  'understanding-cipc-beneficial-ownership-reporting-requirements',
  'working-from-home-claiming-home-office-expenses',
  'medical-aid-tax-benefits-maximizing-your-savings',
  'maximizing-retirement-contribution-tax-benefits',
  'tax-free-investments-south-africa-guide',
  'travel-allowance-tax-deductions-complete-guide',
  'understanding-south-africa-investment-tax-rules',
  'vat-compliance-south-africa-practical-guide',
  'vat-liability-date-payment-deadlines',
  'vat-records-compliance-requirements',
  'vat-registration-guide-south-africa',
  'personal-liability-company-tax-vs-sbc-benefits',
  'south-african-vat-input-output-guide',
];

const LAST_SIGNED = 13;

const SERVICE_WORDS: Record<string, RegExp[]> = {
  '/accounting': [
    /AI-assisted cloud accounting/,
    /Monthly bookkeeping/,
    /Annual financial statements/,
    /Management reports/,
    /Reconciliations/,
  ],
  '/payroll': [
    /Salary processing/,
    /PAYE/,
    /UIF/,
    /SDL/,
    /COIDA/,
    /Payslips/,
    /IRP5/,
    /Online employee portal/,
    /book leave/,
    /approves or declines/,
  ],
  '/advisory': [
    /Strategic advisory/,
    /Business planning/,
    /Company registration/,
    /Tax set-up/,
    /B-BBEE/,
    /Beneficial ownership/,
    /Annual returns/,
    /Supplier database application/,
  ],
};

const LEGAL_WORDS = {
  terms: [
    'For information only',
    'No accountant-client relationship',
    'mainly in South Africa',
    'Professional standards',
    'No warranty',
    'Limits of our liability',
    'Privacy',
    'Functional cookies expire after 12 months',
  ],
  privacy: [
    'Your consent under POPIA',
    'What we collect',
    'What we use it for',
    'Who we share it with',
    'Your rights',
    'How we protect it',
    'How long we keep it',
    'Functional cookies expire after 12 months',
    'How to reach us',
  ],
};

test('the firm has its address, hours, promises and claims', () => {
  expect(firm.address).toMatchObject({
    street: '1057 Arcadia Street',
    suburb: 'Hatfield',
    city: 'Pretoria',
    postalCode: '0028',
  });
  expect(openingHours(firm.supportHours.days)).toEqual([
    'Monday to Thursday 08:00–17:00',
    'Friday 08:00–14:00',
  ]);
  expect(firm.promises).toEqual(['No contracts', 'No hidden fees', 'Cancel anytime']);
  expect(firm.clients).toBe('500+ satisfied clients');
  for (const text of [home.closing.text, home.prices.lede])
    expect(text).toContain('No contracts. No hidden fees. Cancel anytime.');
  const claims = JSON.stringify([reasons, whyChooseUs]);
  expect(claims).toContain('over 20 years of combined experience');
  expect(claims).toContain('SAICA, SAIPA and SAIBA');
  expect(claims).toContain('Its makers accredit us');
  expect(claims).toMatch(/a bank or a payment platform/);
});

test('the page of each service names what the firm does', () => {
  for (const [path, words] of Object.entries(SERVICE_WORDS)) {
    const page = JSON.stringify(servicePages().find((page) => page.path === path));
    for (const word of words) expect(page, path).toMatch(word);
  }
  expect(servicePages().map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/tax/individual', '/tax/company', '/tax/deceased-estate', '/tax/trust']),
  );
});

test('the menu has its entries in their order', () => {
  expect(headerMenu().map(({ label }) => label)).toEqual([
    'Home',
    'About Us',
    'Services',
    'Tax Calculator',
    'Blog',
    'Pricing',
    'Contact',
  ]);
  const within = (name: string) => {
    const found = headerMenu().find(({ label }) => label === name);
    return found && 'items' in found ? found.items : [];
  };
  expect(within('Services').map(({ label }) => label)).toEqual(['Accounting', 'Tax', 'Payroll', 'Advisory']);
  const taxMenu = within('Services').find(({ label }) => label === 'Tax');
  expect(taxMenu && 'items' in taxMenu && taxMenu.items.map(({ to }) => to)).toEqual([
    '/tax/individual',
    '/tax/company',
    '/tax/deceased-estate',
    '/tax/trust',
  ]);
  expect(within('Tax Calculator')).toMatchObject([
    { label: 'Individual Tax Calculator', to: '/calculator?type=individual' },
    { label: 'Company Tax Calculator', to: '/calculator?type=company' },
    { label: 'Provisional Tax Calculator', to: '/calculator?type=provisional' },
    { label: 'Capital Gains Tax Calculator', to: '/calculator?type=capital-gains' },
    { label: 'All tools', to: '/tools' },
  ]);
  expect(serviceCards.map(({ href }) => href)).toEqual([
    '/accounting',
    '/tax/individual',
    '/payroll',
    '/advisory',
  ]);
});

test('prices, periods and tabs of plans are those of the specification', () => {
  expect(planGroups.map(({ label }) => label)).toEqual(['Individual', 'Business', 'More Services']);
  expect(plans.map(priced)).toEqual([
    ['individual', 'Individual Income Tax', 1495, 'per return'],
    ['individual', 'Provisional Income Tax', 4995, 'per year'],
    ['individual', 'Turnover Tax', 9995, 'per year'],
    ['business', 'Starter', 3695, 'per month'],
    ['business', 'Standard', 4995, 'per month'],
    ['business', 'Premium', 9995, 'per month'],
    ['business', 'CFO', 19_995, 'per month'],
    ['more-services', 'Company Reinstatement', 2495, 'once-off'],
    ['more-services', 'Company Deregistration', 1695, 'once-off'],
    ['more-services', 'Annual Returns Submission', 1495, 'per submission'],
    ['more-services', 'Beneficial Ownership Submission', 1495, 'per submission'],
    ['more-services', 'Directors Amendments', 1495, 'per amendment'],
  ]);
  expect(planNamed('Provisional Income Tax').instalments).toEqual({ count: 2, amount: 2_497_50 });
  expect(planNamed('CFO')).toMatchObject({ upTo: 49_995_00, custom: true });
  expect(plans.filter(({ custom }) => custom)).toHaveLength(1);
  expect([pricing.button, pricing.customButton]).toEqual(['Get Started', 'Book Consultation']);
  for (const { features, highlight } of plans) {
    expect(features.length).toBeGreaterThan(0);
    expect(highlight).toBeTypeOf('boolean');
  }
});

test('the nineteen articles have ids, slugs and categories; 1 to 13 author and tags', () => {
  const articles = wholeArticles().toSorted((a, b) => a.id - b.id);
  expect(articles.map(({ id, slug }) => [id, slug])).toEqual(SLUGS.map((slug, index) => [index + 1, slug]));
  expect([...categories].toSorted()).toEqual(
    [...new Set(articles.map(({ category }) => category))].toSorted(),
  );
  for (const { id, author, tags, html, readTime } of articles) {
    expect([id, author !== null, tags.length > 0]).toEqual([id, id <= LAST_SIGNED, id <= LAST_SIGNED]);
    expect(readTime).toMatch(/^\d+ min read$/);
    expect(html, `headings of ${id}`).toContain('<h2');
    expect(html, `a table or a list in ${id}`).toMatch(/<table|<ul|<ol/);
    expect(plainText(html), `questions in ${id}`).toMatch(/FAQ|[Qq]uestions/);
  }
});

test('four testimonials have five, five, five and four stars', () => {
  expect(testimonials.map(({ rating }) => rating)).toEqual([5, 5, 5, 4]);
});

test('the chat has a text of its own for home and eleven other pages', () => {
  const pages = [
    '/',
    '/contact',
    '/pricing',
    '/blog',
    '/accounting',
    '/payroll',
    '/advisory',
    '/calculator',
    '/tax/individual',
    '/tax/company',
    '/tax/deceased-estate',
    '/tax/trust',
  ];
  const elsewhere = chatLink('/careers');
  expect(new Set([...pages.map(chatLink), elsewhere]).size).toBe(pages.length + 1);
});

test('the legal texts say what the specification asks of them', () => {
  for (const [name, words] of Object.entries(LEGAL_WORDS)) {
    const text = JSON.stringify(legalText(name as keyof typeof LEGAL_WORDS));
    for (const word of words) expect(text, name).toContain(word);
    expect(text).toContain(`href=\\"/${name === 'terms' ? 'privacy' : 'terms'}\\"`);
    expect(specifiedClauses[name]?.map((clause) => clause.replace('## ', ''))).toEqual(words);
  }
});

function priced({ group, title, price, period }: Plan) {
  return [group, title, price / 100, period];
}

function planNamed(title: string): Plan {
  const plan = plans.find((plan) => plan.title === title);
  if (!plan) throw new Error(`no plan ${title}`);
  return plan;
}
