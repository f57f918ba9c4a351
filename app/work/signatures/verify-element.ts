/** `<file-check>`: the browser works out what the file is known by, and the file stays on the device. */
export function connectFileCheck(host: HTMLElement): void {
  const form = host.querySelector('form');
  const input = form?.querySelector<HTMLInputElement>('input[type=file]');
  // Browsers have it on secure pages alone: the form sends the file without it.
  if (!form || !input || !('subtle' in crypto)) return;
  form.addEventListener('submit', (event) => {
    const [file] = input.files ?? [];
    if (!file) return;
    event.preventDefault();
    void check(file, form.action);
  });
}

async function check(file: File, page: string): Promise<void> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  const sha256 = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  location.assign(`${page}?sha256=${sha256}`);
}
