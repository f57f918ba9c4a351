import { isPhoto } from './kinds.ts';
import { doubtText } from './photo-question.ts';

/** `<photo-check>`: says which chosen photo looks too dark, blurred or empty. They can be sent all the same. */
export function connectPhotoCheck(host: HTMLElement): void {
  const input = host.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) return;
  const outcome = document.createElement('output');
  outcome.className = 'field-error block';
  host.append(outcome);
  const look = async () => {
    const files = [...(input.files ?? [])];
    const texts = await Promise.all(files.map(lookAt));
    // Others were chosen meanwhile.
    if (files.some((file, at) => file !== input.files?.[at])) return;
    outcome.replaceChildren(...texts.flatMap((text) => (text ? [line(text)] : [])));
  };
  input.addEventListener('change', () => void look());
  if (input.files?.length) void look();
}

async function lookAt(file: File): Promise<string | null> {
  if (!isPhoto(file.type)) return null;
  const { doubtOfPhoto } = await import('./photo.ts');
  const doubt = await doubtOfPhoto(file);
  return doubt && `“${file.name}”: ${doubtText(doubt)}`;
}

function line(text: string): HTMLElement {
  return Object.assign(document.createElement('span'), { className: 'block', textContent: text });
}
