import { typedAmount } from './typed-amount.ts';

/** Formats the amount that was just typed, in the field itself. `before`: its earlier text. */
export function groupInput(input: HTMLInputElement, event: Event, before: string): string {
  const key = event instanceof InputEvent ? event : null;
  if (key?.isComposing) return input.value;
  const deleted = /^delete\w*(Backward|Forward)$/.exec(key?.inputType ?? '')?.[1] ?? null;
  return group(input, before, deleted === null ? null : deleted === 'Backward' ? 'backward' : 'forward');
}

/** Formats an amount that was typed before the script came. */
export function groupTyped(input: HTMLInputElement): string {
  return group(input, '', null);
}

type Deleted = Parameters<typeof typedAmount>[0]['deleted'];

function group(input: HTMLInputElement, before: string, deleted: Deleted): string {
  const caret = input.selectionStart ?? input.value.length;
  const typed = typedAmount({ text: input.value, caret, before, deleted });
  if (typed.text !== input.value) {
    input.value = typed.text;
    // In Safari this would take the focus.
    if (document.activeElement === input) input.setSelectionRange(typed.caret, typed.caret);
  }
  return typed.text;
}
