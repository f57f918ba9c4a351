const written = new WeakMap<Element, string>();

/** Writes only what is not the text that was written last: what a translator made of that stays. */
export function writeText(element: Element | null | undefined, text: string): void {
  if (!element || (written.get(element) ?? element.textContent) === text) return;
  written.set(element, text);
  element.textContent = text;
}
