/** `<legal-decision>`: its Accept link sets a local flag on its way; a visitor who has accepted before is told so. */
export function connectLegalDecision(host: HTMLElement): void {
  const flag = host.getAttribute('data-flag') ?? '';
  host.querySelector('[data-accept]')?.addEventListener('click', () => set(flag));
  host.querySelector('[data-accepted]')?.toggleAttribute('hidden', read('localStorage', flag) !== 'true');
}

/** `<stored-here>`: says of each thing in its table whether this browser holds it. Cookies are hidden from scripts. */
export function connectStoredHere(host: HTMLElement): void {
  const refresh = async () => {
    const copies = 'caches' in window ? await caches.keys().catch(() => []) : [];
    const holds = (place = '', name = '') => {
      if (place === 'offline copy') return copies.some((copy) => copy.startsWith(`${name} `));
      return read(place === 'local storage' ? 'localStorage' : 'sessionStorage', name) !== null;
    };
    for (const cell of host.querySelectorAll<HTMLElement>('[data-place]')) {
      cell.textContent = holds(cell.dataset.place, cell.dataset.name) ? 'Yes' : 'No';
    }
  };
  // A choice in the cookie dialog is stored while the page stands.
  const look = () => {
    if (host.isConnected) setTimeout(refresh);
    else document.removeEventListener('click', look);
  };
  document.addEventListener('click', look);
  look();
}

/** Null also where the browser forbids storage. */
function read(place: 'localStorage' | 'sessionStorage', name: string): string | null {
  try {
    return window[place].getItem(name);
  } catch {
    return null;
  }
}

function set(flag: string): void {
  try {
    localStorage.setItem(flag, 'true');
  } catch {
    return;
  }
}
