import { showFailure } from './show-failure.ts';

export function connectPasskeyForm(host: HTMLElement): void {
  const form = host.querySelector('form');
  if (!form || !('PublicKeyCredential' in window)) return;
  host.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    event.stopPropagation();
    void import('./ask-browser.ts').then(
      ({ answerWithPasskey }) => answerWithPasskey(host, form),
      () => showFailure(host, 'The connection was lost. Try again.'),
    );
  });
}
