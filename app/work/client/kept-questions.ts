import { seenText } from '#app/work/core/engagements/meet-answers.ts';

const KEPT = 'Kept. You can go on later.';
const NOT_KEPT = 'This answer is not kept yet: check your connection.';
const ENDED = 'This answer is not kept: nothing can be answered here any more.';
const CLASH = 'Answered meanwhile, by somebody else or in another tab.';

/** `<kept-questions>`: keeps each answer of its form as it is given, and says so in place of its button. */
export function connectKeptQuestions(host: HTMLElement): void {
  const form = host.closest('form');
  const button = host.querySelector('button');
  if (!form || !button) return;
  const outcome = document.createElement('output');
  outcome.className = 'hint';
  let last = Promise.resolve();
  const keepAll = () => {
    host.replaceChildren(outcome);
    // One after another: an older set of answers never comes last.
    last = keepAfter(last);
  };
  form.addEventListener('change', keepAll);
  // Given before this script had loaded.
  const choices = [...form.querySelectorAll<HTMLInputElement>('[type=radio]')];
  if (choices.some((choice) => choice.checked !== choice.defaultChecked)) keepAll();

  async function keepAfter(earlier: Promise<void>): Promise<void> {
    await earlier;
    const kept = form ? await keep(form) : 'lost';
    outcome.textContent = { kept: KEPT, lost: NOT_KEPT, ended: ENDED, clash: CLASH }[kept];
    if (kept !== 'clash' || !button) return;
    // The button draws the page again, with both answers.
    button.textContent = 'Look at both';
    host.append(button);
  }
}

async function keep(form: HTMLFormElement): Promise<'kept' | 'lost' | 'ended' | 'clash'> {
  const body = new URLSearchParams({ intent: 'keep', live: 'yes' });
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.set(name, value);
  const sent = await fetch(form.action, { method: 'POST', body, redirect: 'manual', keepalive: true }).catch(
    () => null,
  );
  if (sent?.status === 409) return 'clash';
  if (sent?.status === 404) return 'ended';
  if (sent?.type !== 'opaqueredirect') return 'lost';
  // What this tab kept is no answer of somebody else.
  const seen = form.querySelector<HTMLInputElement>('[name=seen]');
  if (seen) seen.value = seenText(Object.fromEntries(body));
  return 'kept';
}
