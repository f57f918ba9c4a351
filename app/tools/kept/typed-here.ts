import { readDraft, writeDraft } from '#app/platform/drafts/browser-drafts.ts';
import { TOOL_DRAFT } from '#app/platform/forms/hidden-fields.ts';
import { isSameText, type Entries } from '#app/platform/forms/merge.ts';

/** `base`: what the server had in the field. */
type Fields = Record<string, { text: string; base: string }>;
type Draft = { path: string; fields: Fields; isSent: boolean };
type Control = HTMLInputElement | HTMLSelectElement;

/**
 * Keeps what was typed while the tab is open, for Back, a reload and links. The field `before` has the server's
 * version: a save changes it, which ends the draft. Returns what to call at each input.
 */
export function keepTypedHere(host: HTMLElement, form: HTMLFormElement): () => void {
  const name = `${TOOL_DRAFT}.${host.dataset.typed ?? ''}`;
  const path = window.location.pathname;
  const before = form.querySelector<HTMLInputElement>('[name=before]');
  const base: Record<string, string> = before ? JSON.parse(before.value) : {};
  const controls = controlsOf(form);

  const store = (isSent: boolean) => {
    const fields = changedIn(controls, base);
    const isTyped = Object.keys(fields).length > 0;
    writeDraft('sessionStorage', name, isTyped ? { path, fields, isSent } : null);
    for (const element of host.querySelectorAll<HTMLElement>('[data-unsaved]')) element.hidden = !isTyped;
  };

  const draft = readDraft<Draft>('sessionStorage', name);
  if (draft?.path === path && !(draft.isSent && isOver(draft.fields, base))) {
    for (const [field, { text, base: was }] of Object.entries(draft.fields)) {
      const group = controls.get(field);
      if (!group || !isAsDrawn(group)) continue;
      fill(group, text);
      for (const fold of foldsAround(group)) fold.open = true;
      // Somebody else changed it meanwhile: the server has to see that.
      base[field] = was;
    }
    if (before) before.value = JSON.stringify(base);
  }
  store(false);
  form.addEventListener('submit', () => store(true));
  for (const other of host.querySelectorAll<HTMLFormElement>('form[data-discards]'))
    other.addEventListener('submit', () => writeDraft('sessionStorage', name, null));
  return () => store(false);
}

function isOver(fields: Fields, base: Entries): boolean {
  return Object.entries(fields).some(([name, field]) => !isSameText(field.base, base[name]));
}

function changedIn(controls: Map<string, Control[]>, base: Entries): Fields {
  return Object.fromEntries(
    [...controls].flatMap(([name, group]) => {
      const [text, was] = [textOf(group), base[name] ?? ''];
      return isSameText(text, was) || (!was && isUnchosen(group)) ? [] : [[name, { text, base: was }]];
    }),
  );
}

/** By name: the radio buttons of a set are one. */
function controlsOf(form: HTMLFormElement): Map<string, Control[]> {
  const found = new Map<string, Control[]>();
  for (const control of form.querySelectorAll<Control>('input[name]:not([type=hidden]), select[name]'))
    found.set(control.name, [...(found.get(control.name) ?? []), control]);
  return found;
}

function textOf(group: readonly Control[]): string {
  const [first] = group;
  if (first && isBox(first)) return group.find((box) => 'checked' in box && box.checked)?.value ?? '';
  return first?.value ?? '';
}

/** A list's default counts as no choice, if nothing was kept. */
function isUnchosen([first]: readonly Control[]): boolean {
  return first instanceof HTMLSelectElement && first.selectedIndex === drawnChoice(first);
}

function drawnChoice({ options }: HTMLSelectElement): number {
  const drawn = [...options].findIndex((one) => one.defaultSelected);
  return Math.max(0, drawn);
}

/** Typed text must not be hidden in a fold. */
function foldsAround([control]: readonly Control[]): HTMLDetailsElement[] {
  const fold = control?.closest('details');
  return fold ? [fold] : [];
}

function fill(group: readonly Control[], text: string): void {
  for (const control of group) {
    if (control instanceof HTMLSelectElement) control.value = text || (control.options[0]?.value ?? '');
    else if (isBox(control)) control.checked = control.value === text;
    else control.value = text;
  }
  const fold = text && group[0]?.closest('details');
  if (fold) fold.open = true;
}

/** Untouched since the server wrote it. */
function isAsDrawn(group: readonly Control[]): boolean {
  return group.every((control) => {
    if (control instanceof HTMLSelectElement) return control.selectedIndex === drawnChoice(control);
    return isBox(control)
      ? control.checked === control.defaultChecked
      : control.value === control.defaultValue;
  });
}

function isBox(control: Control): boolean {
  return control.type === 'radio' || control.type === 'checkbox';
}
