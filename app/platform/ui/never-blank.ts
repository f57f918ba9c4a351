/** When React gives up, what the server wrote returns: its forms post to the server. */
export function keepFromBlank(host: HTMLElement, whenBack: () => void): void {
  const written = [...host.childNodes].map((node) => node.cloneNode(true));
  new MutationObserver((_, observer) => {
    if (host.hasChildNodes()) return;
    observer.disconnect();
    host.replaceChildren(...written);
    whenBack();
  }).observe(host, { childList: true });
}
