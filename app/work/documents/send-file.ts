import { SECOND } from '#app/platform/core/time.ts';
import type { Sent } from './sent.ts';

const TRIES = 8;
/** A request without an answer. */
const LOST = 0;
const LONGEST_WAIT = 30 * SECOND;

type Progress = { sent(part: number): void; waits(): void };

export type Failure = { failure: string };
export type Answer = Sent | Failure;

const ENDED = 'Your time here has ended. Load the page again, and go on from there.';
const FAILURES: Record<number, string> = {
  401: ENDED,
  403: ENDED,
  404: 'This page is no longer yours to write to. Load it again.',
  413: 'It is too large. Save it smaller, or send it in parts.',
  507: 'We have no room for it at the moment. Please try again later.',
};
const OTHERWISE = 'It could not be sent. Load the page again, and try once more.';

/** Sends again after a lost network or a busy server; a file that arrives twice is one document. */
export async function sendForm<Body extends object = Sent>(
  action: string,
  form: FormData,
  progress: Progress,
): Promise<Body | Failure> {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const { status, body } = await post(action, form, progress);
    if (status === 200) return body as Body;
    const failure = FAILURES[status] ?? (mayPass(status) ? null : OTHERWISE);
    if (failure) return { failure };
    progress.waits();
    await online(Math.min(LONGEST_WAIT, SECOND * 2 ** attempt));
  }
  return { failure: 'It could not be sent. Check your connection, and try again.' };
}

function mayPass(status: number): boolean {
  return status === LOST || status === 408 || status === 429 || status >= 500;
}

function post(action: string, form: FormData, progress: Progress) {
  return new Promise<{ status: number; body: unknown }>((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', action);
    request.setRequestHeader('Accept', 'application/json');
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      progress.sent(total > 0 ? loaded / total : 0),
    );
    // A page instead of the answer: the sign-in, to which it leads.
    const status = () => (request.status === 200 && !request.response ? 401 : request.status);
    request.addEventListener('loadend', () => resolve({ status: status(), body: request.response }));
    request.send(form);
  });
}

/** Until the network is back, and at least this many milliseconds. */
async function online(wait: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, wait));
  if (navigator.onLine) return;
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
}
