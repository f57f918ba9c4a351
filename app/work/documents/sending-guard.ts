/** What is being sent, anywhere on the page: a reload would lose it. */
let sending = 0;

/** Another form was sent: leaving the page would stop uploads in progress. */
let heldBack: (() => void) | null = null;

export function isSending(): boolean {
  return sending > 0;
}

export function sendingBegins(): void {
  sending += 1;
}

/** Whether a form that was held back leaves the page now. */
export function sendingEnds(): boolean {
  sending -= 1;
  if (isSending() || !heldBack) return false;
  heldBack();
  return true;
}

let isGuarded = false;

/** During uploads another form of the page waits; leaving asks first, also while chosen files wait for their button. */
export function guardSending(): void {
  if (isGuarded) return;
  isGuarded = true;
  const hold = (event: SubmitEvent) => {
    const form = event.target;
    if (
      !isSending() ||
      !(form instanceof HTMLFormElement) ||
      event.submitter?.classList.contains('upload-send')
    )
      return;
    event.preventDefault();
    event.stopImmediatePropagation();
    heldBack = () => {
      heldBack = null;
      form.requestSubmit(event.submitter);
    };
  };
  document.addEventListener('submit', hold, true);
  window.addEventListener('beforeunload', (event) => {
    const hasChosen = document.querySelector('.upload-files [data-chosen]') !== null;
    if (isSending() || hasChosen) event.preventDefault();
  });
}
