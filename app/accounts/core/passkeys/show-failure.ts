export function showFailure(host: HTMLElement, words: string): void {
  const place = host.querySelector<HTMLElement>('[data-failure]');
  if (place) place.textContent = words;
}
