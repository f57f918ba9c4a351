import { parsePage } from '#app/platform/http/parse-page.ts';
import { sentFields } from '#app/platform/forms/sent-fields.ts';

const FOUND = '#your-plan';

/** The parts that depend on the answers: the found plan, the plans above, the comparison below. */
const PARTS = [FOUND, '#plans', '.plans-compared'];

/** Shows the plan as soon as the answers decide it. The rules stay on the server; its pages are cached. */
export function connectPriceFinder(host: HTMLElement): void {
  const form = host.querySelector('form');
  if (!form) return;
  let latest = 0;

  form.addEventListener('change', () => void show());

  async function show(): Promise<void> {
    const current = ++latest;
    const answers = sentFields(form!);
    const address = `/pricing?${answers}`;
    try {
      const page = parsePage(await (await fetch(address)).text());
      if (current !== latest) return;
      const top = host.getBoundingClientRect().top;
      const isNew = !priceIn(document) || document.querySelector(`${FOUND} [data-rest]`) !== null;
      const leads = isNew && priceIn(page) !== null;
      for (const part of PARTS) takePart(page, part);
      window.scrollBy({ top: host.getBoundingClientRect().top - top, behavior: 'instant' });
      history.replaceState(history.state, '', address + FOUND);
      if (leads) leadToPrice();
    } catch {
      form!.submit();
    }
  }
}

function priceIn(page: Document): Element | null {
  return page.querySelector(`${FOUND} :is(.plan-price, a)`);
}

/** In pixels: room for what floats at the upper and lower edge. */
const EDGE = 112;

/** The focus stays at the answers: arrow keys go on choosing there. */
function leadToPrice(): void {
  const price = priceIn(document)?.getBoundingClientRect();
  if (!price || (price.top >= 0 && price.bottom <= window.innerHeight - EDGE)) return;
  document.querySelector(FOUND)?.scrollIntoView();
}

function takePart(page: Document, part: string): void {
  const [answered, shown] = [page.querySelector(part), document.querySelector(part)];
  if (!answered || !shown) return;
  // A live region must stay the same element.
  if (part === FOUND) shown.replaceChildren(...document.adoptNode(answered).childNodes);
  else shown.replaceWith(document.adoptNode(answered));
}
