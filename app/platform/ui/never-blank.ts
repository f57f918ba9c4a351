/**
 * Restores what the server wrote into `host` when React gives up, rather than a blank: its forms post to the server.
 * `whenBack` is called then.
 */
export function keepFromBlank(host: HTMLElement, whenBack: () => void): void {
  const written = [...host.childNodes].map((node) => node.cloneNode(true));
  new MutationObserver((_, observer) => {
    if (host.hasChildNodes()) return;
    observer.disconnect();
    host.replaceChildren(...written);
    whenBack();
  }).observe(host, { childList: true });
}
