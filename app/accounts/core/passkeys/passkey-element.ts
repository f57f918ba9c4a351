/** Shows its form where the browser knows passkeys; the code for them is loaded when somebody presses the button. */
export function connectPasskeyForm(host: HTMLElement): void {
  const form = host.querySelector('form');
  if (!form || !('PublicKeyCredential' in window)) return;
  host.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    event.stopPropagation();
    void import('./ask-browser.ts').then(({ answerWithPasskey }) => answerWithPasskey(host, form));
  });
}
