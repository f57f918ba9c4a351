import { sentFields } from '#app/platform/forms/sent-fields.ts';

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
      const found = page.querySelector('.finder-found');
      if (current !== latest || !found) return;
      host.querySelector('.finder-found')?.replaceChildren(...document.adoptNode(found).childNodes);
      history.replaceState(history.state, '', `${address}#finder`);
    } catch {
      form!.submit();
    }
  }
}
