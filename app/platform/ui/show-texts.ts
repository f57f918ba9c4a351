import { writeText } from './write-text.ts';

/**
 * Writes each text where the server wrote it: `data-text="name"`. What has `data-shown="name"` is hidden while that
 * text is empty, and the address of a `data-link="name"` is that text.
 */
export function showTexts(host: HTMLElement, texts: Readonly<Record<string, string>>): void {
  const each = (mark: string, fill: (element: HTMLElement, text: string) => void) => {
    for (const element of host.querySelectorAll<HTMLElement>(`[data-${mark}]`))
      fill(element, texts[element.dataset[mark] ?? ''] ?? '');
  };
  each('text', writeText);
  each('shown', (element, text) => element.toggleAttribute('hidden', text === ''));
  each('link', (element, address) => element.setAttribute('href', address));
}
