import { sentFields } from '#app/platform/forms/sent-fields.ts';

/** What the answers decide: the plan found, the group of plans above, and their comparison below. */
const PARTS = ['.finder-found', '#plans', '#included'];

/** Shows the plan of the four answers as they are chosen. The rules stay on the server, whose pages are cached. */
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
      const page = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html');
      if (current !== latest) return;
      const top = host.getBoundingClientRect().top;
      for (const part of PARTS) takePart(page, part);
      window.scrollBy({ top: host.getBoundingClientRect().top - top, behavior: 'instant' });
      history.replaceState(history.state, '', `${address}#finder`);
    } catch {
      form!.submit();
    }
  }
}

function takePart(page: Document, part: string): void {
  const answered = page.querySelector(part);
  if (answered) document.querySelector(part)?.replaceChildren(...document.adoptNode(answered).childNodes);
}
