import { read } from './legal-elements.ts';

/** Scripts cannot see cookies. */
export function connectStoredHere(host: HTMLElement): void {
  const refresh = async () => {
    const copies = 'caches' in window ? await caches.keys().catch(() => []) : [];
    const isStored = (place = '', name = '') => {
      if (place === 'offline copy') return copies.some((copy) => copy.startsWith(`${name} `));
      return read(place === 'local storage' ? 'localStorage' : 'sessionStorage', name) !== null;
    };
    for (const cell of host.querySelectorAll<HTMLElement>('[data-place]')) {
      cell.textContent = isStored(cell.dataset.place, cell.dataset.name) ? 'Yes' : 'No';
    }
  };
  const update = () => {
    if (host.isConnected) setTimeout(refresh);
    else document.removeEventListener('click', update);
  };
  document.addEventListener('click', update);
  update();
}
