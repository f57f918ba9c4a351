const written = new WeakMap<Element, string>();

/** Writes only if the text differs from the last one written: so a translator's version of it stays. */
export function writeText(element: Element | null | undefined, text: string): void {
  if (!element || (written.get(element) ?? element.textContent) === text) return;
  written.set(element, text);
  element.textContent = text;
}
