import { MOST_BYTES } from './kinds.ts';
import { sendForm } from './send-file.ts';
import { wholeLine } from './upload-line.ts';
import type { waitingFiles } from './waiting-files.ts';

type Answer = { to: string } | { errors: Errors };
type Errors = Partial<Record<string, string>>;

export type Whole = {
  action: string;
  form: HTMLFormElement;
  waiting: ReturnType<typeof waitingFiles>;
  status: HTMLElement;
  /** As it is sent: a photo smaller. */
  prepare(file: File): Promise<File>;
};

/** All of a form in one request: where to go on once all are there. Else they stay chosen, and the form says why. */
export async function sendWhole({ action, form, waiting, status, prepare }: Whole): Promise<string | null> {
  const fields = new FormData(form);
  fields.delete('file');
  for (const file of waiting.all()) {
    const large = `“${file.name}” has more than ${MOST_BYTES / 1_000_000} MB. Save it smaller.`;
    if (file.size > MOST_BYTES) return show(form, { file: large });
    fields.append('file', await prepare(file));
  }
  const [line, bar, words] = [
    wholeLine(status),
    document.createElement('progress'),
    document.createElement('span'),
  ];
  bar.setAttribute('aria-label', 'Files');
  words.className = 'hint';
  line.replaceChildren(words, bar);
  const answer = await sendForm<Answer>(action, fields, {
    sent(part) {
      bar.value = part;
      words.textContent = part < 1 ? `${Math.floor(part * 100)} %` : 'Being stored …';
    },
    waits() {
      words.textContent = 'The connection was lost. Trying again …';
    },
  });
  bar.remove();
  words.className = 'field-error';
  words.textContent = 'failure' in answer ? answer.failure : '';
  if ('failure' in answer) return null;
  if ('errors' in answer) return show(form, answer.errors);
  waiting.takeAll();
  return answer.to;
}

/** The browser says it at the field, and moves there. */
function show(form: HTMLFormElement, errors: Errors): null {
  for (const [name, error = ''] of Object.entries(errors)) {
    const field = form.elements.namedItem(name);
    const control = field instanceof RadioNodeList ? field[0] : field;
    if (!isControl(control)) continue;
    // A browser says nothing at a field that is folded away.
    for (let fold = control.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true;
    control.setCustomValidity(error);
    for (const event of ['input', 'change'])
      form.addEventListener(event, () => control.setCustomValidity(''), { once: true });
  }
  form.reportValidity();
  return null;
}

function isControl(one: unknown): one is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return (
    one instanceof HTMLInputElement || one instanceof HTMLSelectElement || one instanceof HTMLTextAreaElement
  );
}
