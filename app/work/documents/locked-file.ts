type Place = { form: HTMLFormElement; line: HTMLElement };

/** Unfolds the form's field for the password of a PDF, and offers to send the same file with it. */
export function askPassword({ form, line }: Place, sendAgain: () => void): void {
  const field = form.querySelector<HTMLInputElement>('[name=pdfPassword]');
  const fold = field?.closest('details');
  if (!field || !fold) return;
  fold.open = true;
  const again = document.createElement('button');
  again.type = 'button';
  again.className = 'btn btn-quiet btn-small';
  again.textContent = 'Send it again';
  again.addEventListener('click', () => {
    line.remove();
    sendAgain();
  });
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !again.isConnected) return;
    event.preventDefault();
    again.click();
  };
  field.addEventListener('keydown', enter);
  line.append(again);
  field.focus();
  // A phone shows the field alone: what was refused, and the button, stand below it.
  line.scrollIntoView({ block: 'nearest' });
}
