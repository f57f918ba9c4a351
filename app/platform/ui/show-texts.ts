import { writeText } from './write-text.ts';

/**
 * Writes `data-text="name"`, hides `data-shown="name"` while it is empty, links `data-link="name"` to it, and
 * `data-sent="name"` sends it.
 */
export function showTexts(host: HTMLElement, texts: Readonly<Record<string, string>>): void {
  const each = (mark: string, fill: (element: HTMLElement, text: string) => void) => {
    for (const element of host.querySelectorAll<HTMLElement>(`[data-${mark}]`))
      fill(element, texts[element.dataset[mark] ?? ''] ?? '');
  };
  each('text', writeText);
  each('shown', (element, text) => element.toggleAttribute('hidden', text === ''));
  each('sent', (element, text) => element.setAttribute('value', text));
  each('link', (element, address) => element.setAttribute('href', address));
}
