/** In pixels, between a field and the bar. */
const GAP = 8;

/** Scrolls the page so that the bar with the answer never covers the focused field. */
export function keepFieldsClearOfBar(host: HTMLElement): void {
  const clear = ({ target }: Event) => {
    if (target instanceof HTMLElement) requestAnimationFrame(() => scrollClear(host, target));
  };
  host.addEventListener('focusin', clear);
  host.addEventListener('input', clear);
}

function scrollClear(host: HTMLElement, field: HTMLElement): void {
  const bar = host.querySelector('.answer-bar');
  if (!bar || field === bar) return;
  const [over, under] = [bar.getBoundingClientRect(), field.getBoundingClientRect()];
  if (over.height > 0 && under.top < over.bottom && under.bottom + GAP > over.top)
    window.scrollBy({ top: under.bottom - over.top + GAP, behavior: 'instant' });
}
