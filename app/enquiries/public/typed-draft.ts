import { readDraft, writeDraft, type Typed } from '#app/platform/drafts/browser-drafts.ts';
import { CONTACT_DRAFT, TRAP } from '#app/platform/forms/hidden-fields.ts';

type Draft = Record<string, Typed>;
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function keepTyped(host: HTMLElement) {
  // Those of the page as it was opened: a refused form comes back with what was typed as its defaults.
  const bases = basesOf(formOf(host));
  const stored = () => readDraft<Draft>('sessionStorage', CONTACT_DRAFT) ?? {};
  const mark = () => formOf(host).toggleAttribute('data-kept', Object.keys(stored()).length > 0);

  const keep = () => {
    const draft = stored();
    for (const [name, base] of bases) {
      const text = field(host, name).value;
      if (text !== base) draft[name] = { text, base };
      else if (draft[name]?.base === base) delete draft[name];
    }
    writeDraft('sessionStorage', CONTACT_DRAFT, Object.keys(draft).length > 0 ? draft : null);
    mark();
  };

  for (const [name, { text, base }] of Object.entries(stored()))
    if (bases.get(name) === base && field(host, name).value === base) field(host, name).value = text;
  // What was typed before this script ran.
  keep();

  return {
    mark,
    keep,
    clear() {
      writeDraft('sessionStorage', CONTACT_DRAFT, null);
      for (const [name, base] of bases) field(host, name).value = base;
      mark();
    },
  };
}

function basesOf(form: HTMLFormElement): Map<string, string> {
  const bases = new Map<string, string>();
  for (const control of form.elements) {
    if (
      !isControl(control) ||
      !control.name ||
      control.name === TRAP ||
      /hidden|checkbox|submit/.test(control.type)
    )
      continue;
    const base = baseOf(control);
    if (base !== null) bases.set(control.name, base);
  }
  return bases;
}

function baseOf(control: Control): string | null {
  if (control instanceof HTMLSelectElement)
    return [...control.options].find((option) => option.defaultSelected)?.value ?? control.value;
  const isRadio = control instanceof HTMLInputElement && control.type === 'radio';
  if (!isRadio) return control.defaultValue;
  return control.defaultChecked ? control.value : null;
}

/** Of radio buttons, the group: its value can be read and set like that of any other control. */
function field(host: HTMLElement, name: string): { value: string } {
  const found = formOf(host).elements.namedItem(name);
  if (found instanceof RadioNodeList || isControl(found)) return found;
  throw new Error(`The form has no field ${name}.`);
}

function isControl(element: unknown): element is Control {
  return [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].some((kind) => element instanceof kind);
}

function formOf(host: HTMLElement): HTMLFormElement {
  return host.querySelector('form')!;
}
