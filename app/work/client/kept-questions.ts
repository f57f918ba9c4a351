const KEPT = 'Kept. You can go on later.';
const NOT_KEPT = 'This answer is not kept yet: check your connection.';

/** `<kept-questions>`: keeps each answer of its form as it is given, and says so in place of its button. */
export function connectKeptQuestions(host: HTMLElement): void {
  const form = host.closest('form');
  if (!form) return;
  const outcome = document.createElement('output');
  outcome.className = 'hint';
  let last = Promise.resolve();
  form.addEventListener('change', () => {
    host.replaceChildren(outcome);
    // One after another: an older set of answers never comes last.
    last = keepAfter(last);
  });

  async function keepAfter(earlier: Promise<void>): Promise<void> {
    await earlier;
    outcome.textContent = form && (await keep(form)) ? KEPT : NOT_KEPT;
  }
}

async function keep(form: HTMLFormElement): Promise<boolean> {
  const body = new URLSearchParams({ intent: 'keep', live: 'yes' });
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.set(name, value);
  const sent = await fetch(form.action, { method: 'POST', body, redirect: 'manual', keepalive: true }).catch(
    () => null,
  );
  return sent?.type === 'opaqueredirect';
}
