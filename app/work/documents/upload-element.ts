import { OWNER_FIELD } from '#app/platform/drafts/owner-field.ts';
import { LETTER_FIELD } from '#app/work/core/sars-letters/letter-fields.ts';
import { isPhoto, MOST_BYTES, WAS_HERE } from './kinds.ts';
import { limited } from './limited.ts';
import { askPassword } from './locked-file.ts';
import type { ReadyPhoto } from './photo.ts';
import { sendForm, type Answer } from './send-file.ts';
import { guardSending, isSending, sendingBegins, sendingEnds } from './sending-guard.ts';
import type { Whole } from './send-whole.ts';
import { lineOf, wholeLine, type Line } from './upload-line.ts';
import { waitingFiles } from './waiting-files.ts';

/** One request for each file, three at a time, with its progress. Several photos chosen together become one PDF. */
export function connectFileUpload(host: HTMLElement): void {
  const form = host.querySelector('form');
  if (!form) return;
  const list = document.createElement('ul');
  list.className = 'upload-files';
  const status = document.createElement('div');
  status.setAttribute('role', 'status');
  status.append(list);
  (form.querySelector('.upload-chosen') ?? host).append(status);
  host.dataset.ready = '';
  guardSending();
  const send = (files: readonly File[], onward = host.dataset.onward) => {
    if (files.length === 0) return;
    if (!isSending()) hasProblem = false;
    sendingBegins();
    void sendAll({ host, form, list, onward, again: (file) => send([file], onward) }, files);
  };
  const choice = form.querySelector<HTMLInputElement>('.upload-input');
  const waiting = waitingFiles(list, choice);
  const add = (files: Iterable<File>, onward?: string) => {
    choice?.setCustomValidity('');
    if ('waits' in host.dataset) waiting.add([...files]);
    else send([...files], onward);
  };

  const take = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])];
    input.value = '';
    if (files.length > 0) add(files, input.capture ? '' : undefined);
    waiting.show();
  };
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.files) take(target);
  });
  // Chosen before this script had come.
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type=file]'))
    if (input.files?.length) take(input);
  form.addEventListener('submit', (event) => {
    if (!event.submitter?.classList.contains('upload-send')) return;
    event.preventDefault();
    const { whole } = host.dataset;
    if (whole) return void sendAtOnce({ action: whole, form, waiting, status });
    const files = waiting.takeAll();
    if (files.length > 0) return send(files);
    choice?.setCustomValidity('Choose a file first.');
    choice?.reportValidity();
  });
  host.addEventListener('paste', ({ clipboardData }) => add(clipboardData?.files ?? []));
  for (const name of ['dragover', 'dragleave', 'drop'] as const)
    host.addEventListener(name, (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      host.toggleAttribute('data-over', name === 'dragover');
      if (name === 'drop') add(event.dataTransfer.files);
    });
}

async function sendAtOnce(whole: Omit<Whole, 'prepare'>): Promise<void> {
  if (isSending()) return;
  sendingBegins();
  const button = whole.form.querySelector<HTMLElement>('.upload-send');
  const label = button?.textContent ?? '';
  if (button) button.textContent = button.dataset.busy ?? label;
  const prepare = async (file: File) => (await prepared(file, false)).file;
  const to = await import('./send-whole.ts')
    .then(({ sendWhole }) => sendWhole({ ...whole, prepare }))
    .catch(() => notLoaded(whole.status));
  if (sendingEnds()) return;
  if (to) location.assign(to);
  else if (button) button.textContent = label;
}

function notLoaded(status: HTMLElement): null {
  const words = document.createElement('span');
  words.className = 'field-error';
  words.textContent = 'Nothing was sent: the connection was lost. Try again.';
  wholeLine(status).replaceChildren(words);
  return null;
}

type Place = {
  host: HTMLElement;
  form: HTMLFormElement;
  list: HTMLElement;
  onward?: string;
  step?: string;
  again(file: File): void;
};

/** Something of what is being sent was not taken: a reload would hide why. */
let hasProblem = false;

async function sendAll({ host, form, list, onward, again }: Place, files: readonly File[]): Promise<void> {
  // What is sent at once is taken back at once.
  const step = window.isSecureContext ? crypto.randomUUID() : undefined;
  const answers = await Promise.all(files.map((file) => sendOne({ host, form, list, step, again }, file)));
  const given = answers.filter((answer) => answer !== null);
  const sent = given.flatMap((answer) => ('failure' in answer ? [] : [answer]));
  hasProblem ||= given.some(
    (answer) => 'failure' in answer || answer.refused.length + answer.repeated.length > 0,
  );
  const photos = sent.flatMap(({ stored }) => stored.filter(({ type }) => isPhoto(type)).map(({ id }) => id));
  if (photos.length > 1)
    await sendForm(
      form.action,
      fieldsOf(
        form,
        photos.map((id) => ['join', id]),
      ),
      SILENT,
    );
  if (sendingEnds()) return;
  const hasCome = sent.some(({ stored, repeated }) => stored.length + repeated.length > 0);
  const isTakenAgain = answers.includes(null);
  if (hasCome && !hasProblem && !isTakenAgain && !isSending() && !isWriting(form))
    return showAgain(form, onward);
  const link = document.createElement('a');
  link.href = location.href;
  link.textContent = 'Show what came';
  link.addEventListener('click', (event) => {
    event.preventDefault();
    showAgain(form);
  });
  if (hasCome && !list.nextElementSibling) list.after(link);
}

const SILENT = { sent() {}, waits() {} };

const oneAtATime = limited(1);
const threeAtATime = limited(3);

/** Null: its sender takes the photo again. */
async function sendOne({ host, form, list, step, again }: Place, file: File): Promise<Answer | null> {
  const line = lineOf(list, file);
  const ready = await oneAtATime(() => prepared(file, 'original' in host.dataset));
  if ((await ready.ask?.(line.element)) === 'again') {
    const inputs = host.querySelectorAll<HTMLInputElement>('input[type=file]');
    [...inputs].find(({ offsetParent }) => offsetParent !== null)?.click();
    return null;
  }
  const answer = await threeAtATime(() => sendFile({ form, step }, ready.file, line));
  if ('refused' in answer && answer.refused[0]?.isLocked)
    askPassword({ form, line: line.element }, () => again(file));
  return answer;
}

async function prepared(file: File, keepsOriginal: boolean): Promise<ReadyPhoto> {
  if (!isPhoto(file.type)) return { file };
  try {
    const { readyPhoto } = await import('./photo.ts');
    return await readyPhoto(file, { keepsOriginal });
  } catch {
    return { file };
  }
}

async function sendFile(
  { form, step = '' }: Pick<Place, 'form' | 'step'>,
  file: File,
  line: Line,
): Promise<Answer> {
  const tooLarge =
    file.size > MOST_BYTES &&
    `It has more than ${MOST_BYTES / 1_000_000} MB. Save it smaller, or send it in parts.`;
  const answer: Answer = tooLarge
    ? { failure: tooLarge }
    : await sendForm(
        form.action,
        fieldsOf(form, [
          ['step', step],
          ['file', file],
        ]),
        {
          sent: (part) => line.show(part),
          waits: () => line.say('The connection was lost. Trying again …'),
        },
      );
  const problem = 'failure' in answer ? answer.failure : answer.refused[0]?.why;
  const isRepeated = !('failure' in answer) && answer.stored.length === 0 && answer.repeated.length > 0;
  line.end({ problem, note: isRepeated ? WAS_HERE : 'Sent' });
  return answer;
}

function fieldsOf(form: HTMLFormElement, more: readonly (readonly [string, string | File])[]): FormData {
  const fields = new FormData();
  const given = form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    `input[type=hidden], input[name=pdfPassword], input[name=${LETTER_FIELD.words}], select`,
  );
  for (const { name, value } of given) if (name !== OWNER_FIELD) fields.append(name, value);
  for (const [name, value] of more)
    if (typeof value === 'string') fields.append(name, value);
    else fields.append(name, value);
  return fields;
}

/** A reload would lose what is being typed into another form. */
function isWriting(form: HTMLFormElement): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input[type=text]',
  );
  return [...fields].some((field) => field.form !== form && field.value !== field.defaultValue);
}

function showAgain(form: HTMLFormElement, onward?: string): void {
  const there = new URL(location.href);
  const item = form.querySelector<HTMLInputElement>('input[name=item]')?.value;
  if (item) there.searchParams.set('sent', item);
  there.hash = onward || (form.closest('[id]')?.id ?? '');
  const isSamePage = there.search === location.search;
  if (isSamePage) location.hash = there.hash;
  if (isSamePage) location.reload();
  else location.assign(there);
}
