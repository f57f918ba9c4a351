import { typedAmount } from './typed-amount.ts';

/** In the field itself, of the amount that was just typed. `before`: its earlier text. */
export function groupInput(input: HTMLInputElement, event: Event, before: string): string {
  const key = event instanceof InputEvent ? event : null;
  if (key?.isComposing) return input.value;
  const deleted = /^delete\w*(Backward|Forward)$/.exec(key?.inputType ?? '')?.[1] ?? null;
  const { text, caret } = typedAmount({
    text: input.value,
    caret: input.selectionStart ?? input.value.length,
    before,
    deleted: deleted === null ? null : deleted === 'Backward' ? 'backward' : 'forward',
  });
  if (text !== input.value) {
    input.value = text;
    input.setSelectionRange(caret, caret);
  }
  return text;
}
