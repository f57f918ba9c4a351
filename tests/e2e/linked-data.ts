type Thing = Record<string, unknown>;

const DAY = /^\d{4}-\d\d-\d\d$/;
const PRICE = /^\d+\.\d\d$/;

/** What search engines require for each kind of thing. */
const RULES: Record<string, (thing: Thing) => boolean[]> = {
  AccountingService: ({ name, url, telephone, email, address, openingHoursSpecification }) => [
    isText(name) && isText(telephone) && isText(email),
    isAddress(url),
    hasText(address, 'streetAddress', 'addressLocality', 'postalCode', 'addressCountry'),
    listOf(openingHoursSpecification).length > 0,
    listOf(openingHoursSpecification).every((hours) => hasText(hours, 'opens', 'closes')),
  ],
  Article: ({ headline, image, url, datePublished, dateModified, author, publisher }) => [
    isText(headline) && String(headline).length <= 110,
    listOf(image).every(isAddress) && isAddress(url),
    DAY.test(String(datePublished)) && DAY.test(String(dateModified)),
    String(dateModified) >= String(datePublished),
    hasText(author, 'name') && hasText(publisher, 'name'),
  ],
  BreadcrumbList: ({ itemListElement }) => [
    listOf(itemListElement).length >= 2,
    listOf(itemListElement).every(
      (crumb, index) =>
        crumb['@type'] === 'ListItem' &&
        crumb.position === index + 1 &&
        isText(crumb.name) &&
        isAddress(crumb.item),
    ),
  ],
  OfferCatalog: ({ name, itemListElement }) => [
    isText(name),
    listOf(itemListElement).length > 0,
    listOf(itemListElement).every(isOffer),
  ],
};

export function faultsOf(text: string): string[] {
  const thing = JSON.parse(text) as Thing;
  const rules = RULES[String(thing['@type'])];
  if (thing['@context'] !== 'https://schema.org' || !rules) return [`unknown: ${text.slice(0, 100)}`];
  return rules(thing).flatMap((kept, index) =>
    kept ? [] : [`rule ${index + 1} of ${String(thing['@type'])}`],
  );
}

function isOffer({ '@type': type, name, url, priceSpecification }: Thing): boolean {
  const { priceCurrency, price, minPrice, maxPrice } = priceSpecification as Record<string, string>;
  const prices = price === undefined ? [minPrice, maxPrice] : [price];
  return (
    type === 'Offer' &&
    isText(name) &&
    isAddress(url) &&
    priceCurrency === 'ZAR' &&
    prices.every((amount) => PRICE.test(amount ?? ''))
  );
}

function listOf(value: unknown): Thing[] {
  return Array.isArray(value) ? value : [];
}

function hasText(thing: unknown, ...names: string[]): boolean {
  return names.every((name) => isText((thing as Thing | undefined)?.[name]));
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\/[^/]+\//.test(value);
}
