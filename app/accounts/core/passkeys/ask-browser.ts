import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { showFailure } from './show-failure.ts';

type Ask = (options: never) => Promise<unknown>;

const ASKS: Record<string, Ask> = {
  add: (optionsJSON) => startRegistration({ optionsJSON }),
  use: (optionsJSON) => startAuthentication({ optionsJSON }),
};

export async function answerWithPasskey(host: HTMLElement, form: HTMLFormElement): Promise<void> {
  const { ask = '', options = '' } = host.dataset;
  showFailure(host, '');
  try {
    const answer = await fetch(options, { method: 'POST', headers: { Accept: 'application/json' } });
    const isJson = answer.headers.get('Content-Type')?.includes('json') ?? false;
    if (answer.status === 429) return showFailure(host, 'That was tried too often. Please try again later.');
    // Without an answer the page asks for the password again, or for a sign-in.
    if (answer.ok && isJson)
      field(form).value = JSON.stringify(await ASKS[ask]?.((await answer.json()) as never));
    form.submit();
  } catch (error) {
    showFailure(host, wordsOf(error));
  }
}

function field(form: HTMLFormElement): HTMLInputElement {
  const input = form.elements.namedItem('answer');
  if (input instanceof HTMLInputElement) return input;
  throw new Error('The form has no field for the answer.');
}

function wordsOf(error: unknown): string {
  const known = error instanceof WebAuthnError ? error.code : '';
  if (known === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return 'This device has a passkey of your account already.';
  return 'No passkey was used. Try again, or use your password.';
}
