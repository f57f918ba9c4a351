import { rememberPage } from './recent-pages.ts';
import { closestTo } from '#app/platform/ui/closest-to.ts';

export function connectPaletteButton(host: HTMLElement): void {
  const open = () =>
    import('./palette.ts').then(
      ({ openPalette }) => openPalette(),
      () => location.assign(host.querySelector('a')?.href ?? ''),
    );
  host.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !closestTo(event, 'a')) return;
    event.preventDefault();
    void open();
  });
  document.addEventListener('keydown', (event) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!host.isConnected || !isShortcut || event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    void open();
  });
  rememberPage();
  window.addEventListener('pagehide', rememberPage);
}
