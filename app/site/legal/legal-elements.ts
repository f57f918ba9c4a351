export function connectLegalDecision(host: HTMLElement): void {
  const flag = host.getAttribute('data-flag') ?? '';
  host.querySelector('[data-accept]')?.addEventListener('click', () => set(flag));
  host.querySelector('[data-accepted]')?.toggleAttribute('hidden', read('localStorage', flag) !== 'true');
}

/** Also null where the browser forbids storage. */
export function read(place: 'localStorage' | 'sessionStorage', name: string): string | null {
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
