import { readFile, REFUSALS } from '#app/tools/papers/read-file.ts';
import { whyUnsure } from '#app/tools/papers/printed-rows.ts';
import type { Expected, Notice } from '#app/tools/papers/read-notice.ts';
import { FIGURE } from './figure.ts';

const BY_HAND = 'Nothing is filled in: type it from the notice.';

/** Where a value goes, what the form calls the field, and the line of the notice. */
type Filling = { field: string; called: string; value: string; line: string };

/** `<notice-reader>`: fills in its form from SARS’s notice of assessment, in the browser. The file is sent nowhere. */
export function connectNoticeReader(host: HTMLElement): void {
  const form = host.closest('form');
  if (!form || host.childElementCount > 0) return;
  const { input, output } = addParts(host);
  let takeBack = () => {};
  const read = async () => {
    takeBack();
    takeBack = () => {};
    const [file] = input.files ?? [];
    if (!file) return output.replaceChildren();
    output.textContent = 'The notice is being read…';
    const answer = await answerTo(file, host.dataset);
    // Another file was chosen meanwhile.
    if (file !== input.files?.[0]) return;
    if (typeof answer === 'string') output.textContent = answer;
    else {
      takeBack = fillIn(form, answer.fillings);
      output.replaceChildren(...sentences(answer));
    }
  };
  input.addEventListener('change', () => void read());
}

function addParts(host: HTMLElement) {
  const label = Object.assign(document.createElement('label'), {
    className: 'label',
    htmlFor: 'notice-file',
    textContent: 'Read SARS’s notice (PDF)',
  });
  const input = Object.assign(document.createElement('input'), {
    type: 'file',
    id: 'notice-file',
    className: 'input',
    accept: 'application/pdf,.pdf',
  });
  const hint = Object.assign(document.createElement('p'), {
    id: 'notice-file-hint',
    className: 'hint mt-1',
    textContent: 'It is read here and sent nowhere. It fills in the fields below, or says why not.',
  });
  input.setAttribute('aria-describedby', hint.id);
  const output = Object.assign(document.createElement('div'), { className: 'mt-2', role: 'status' });
  host.append(label, input, hint, output);
  return { input, output };
}

type Answer = { fillings: Filling[]; notice: Notice; isKnown: boolean };

/** A sentence if nothing is read. */
async function answerTo(
  file: File,
  { script = '', taxNumber, year }: DOMStringMap,
): Promise<Answer | string> {
  const expected: Expected = { taxNumber: taxNumber || null, year: year || null };
  const read = await readFile(file, script, expected);
  if (read.kind === 'unsure') return `${BY_HAND} ${whyUnsure(read, 'Only a first one is read here.')}`;
  if (read.kind === 'certificate') return `This is an IRP5, and no notice of assessment. ${BY_HAND}`;
  if (read.kind !== 'notice') return `${REFUSALS[read.kind]} ${BY_HAND}`;
  return {
    notice: read.notice,
    fillings: fillingsOf(read.notice, read.amount),
    isKnown: expected.taxNumber !== null,
  };
}

function fillingsOf({ assessedOn, reference, result, payBy }: Notice, amount: string): Filling[] {
  const { figure } = result.value;
  return [
    { field: 'assessedOn', called: 'Day of the assessment', ...assessedOn },
    ...(reference ? [{ field: 'outcomeReference', called: 'Its reference', ...reference }] : []),
    { field: FIGURE.figure, called: 'What comes out', value: figure, line: result.line },
    {
      field: FIGURE.amount,
      called: 'Amount',
      value: figure === 'none' ? '' : amount,
      line: result.line,
    },
    {
      field: FIGURE.payBy ?? '',
      called: 'To be paid by',
      value: payBy?.value ?? '',
      line: payBy?.line ?? '',
    },
  ];
}

/** Returns how it is taken back, as far as nobody has changed it. */
function fillIn(form: HTMLFormElement, fillings: readonly Filling[]): () => void {
  const changed = fillings.flatMap(({ field, value }) => {
    const control = form.elements.namedItem(field);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return [];
    const before = control.value;
    control.value = value;
    return [{ control, before, value: control.value }];
  });
  return () => {
    for (const { control, before, value } of changed) if (control.value === value) control.value = before;
  };
}

function sentences({ fillings, notice, isKnown }: Answer): HTMLElement[] {
  const lead = Object.assign(document.createElement('p'), {
    textContent: 'Filled in from the notice. Compare it before you write it down:',
  });
  const list = Object.assign(document.createElement('ul'), { className: 'list-disc pl-5' });
  for (const { called, value, line } of fillings)
    if (value)
      list.append(Object.assign(document.createElement('li'), { textContent: `${called}: “${line}”` }));
  const whose = Object.assign(document.createElement('p'), {
    className: 'hint',
    textContent: `The tax number of this client is not written down here. The notice is for ${notice.taxNumber}.`,
  });
  return isKnown ? [lead, list] : [lead, list, whose];
}
