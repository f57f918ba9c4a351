/** `<message-read>`: reports that the messages were read once its button comes into view, and removes the button. */
export function connectMessageRead(host: HTMLElement): void {
  const form = host.closest('form');
  if (!form) return;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    void send(form);
  });
  observer.observe(host);
}

async function send(form: HTMLFormElement): Promise<void> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.set(name, value);
  const sent = await fetch(form.action, { method: 'POST', body, redirect: 'manual' }).catch(() => null);
  if (sent?.type === 'opaqueredirect') form.remove();
}
