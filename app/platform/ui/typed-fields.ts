type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type State = { field: Field; value: string; checked: boolean; chosen: string[]; files: FileList | null };

const FIELDS = 'input:not([type=hidden]), select, textarea';

/** The returned function restores it into the present fields: React may have made new ones. */
export function keepTyped(root: Document | HTMLElement): () => void {
  const kept = new Map<string, State>();
  for (const [field, key] of keysIn(root)) if (isTouched(field)) kept.set(key, stateOf(field));
  const keep = ({ target }: Event) => {
    const key = isField(target) && keysIn(root).get(target);
    if (key) kept.set(key, stateOf(target));
  };
  for (const name of ['input', 'change']) root.addEventListener(name, keep, true);
  const focused = followFocus(root);

  return function putBack() {
    const states = new Map(kept);
    const lost = focused();
    for (const [field, key] of keysIn(root)) {
      const state = states.get(key);
      if (state && isLost(state, field)) fill(field, state);
      if (lost && key === lost.key && !lost.field.isConnected) focusAsBefore(field, lost.field);
    }
  };
}

function followFocus(root: Document | HTMLElement): () => { field: Field; key: string } | null {
  let focused: { field: Field; key: string } | null = null;
  const follow = (target: unknown) => {
    const key = isField(target) && keysIn(root).get(target);
    focused = key ? { field: target, key } : null;
  };
  follow(document.activeElement);
  root.addEventListener('focusin', ({ target }) => follow(target), true);
  return () => focused;
}

function keysIn(root: Document | HTMLElement): Map<Field, string> {
  const counts = new Map<string, number>();
  return new Map(
    fieldsIn(root).map((field) => {
      const kind = kindOf(field);
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return [field, `${kind} ${count}`];
    }),
  );
}

function fieldsIn(root: Document | HTMLElement): Field[] {
  return [...root.querySelectorAll<Field>(FIELDS)];
}

function isField(target: unknown): target is Field {
  return target instanceof Element && target.matches(FIELDS);
}

/** A form may have a field named `id` or `action`: hence the attributes. */
function kindOf(field: Field): string {
  const { form, name, id, type } = field;
  const place = `${form?.getAttribute('id')} ${form?.getAttribute('action')} ${name || id} ${type}`;
  return isBox(field) ? `${place} ${field.value}` : place;
}

function stateOf(field: Field): State {
  const { value } = field;
  const checked = 'checked' in field && field.checked;
  const chosen = 'selectedOptions' in field ? [...field.selectedOptions].map((option) => option.value) : [];
  return { field, value, checked, chosen, files: 'files' in field ? field.files : null };
}

function isTouched(field: Field): boolean {
  if ('options' in field) return [...field.options].some((one) => one.selected !== one.defaultSelected);
  if (isBox(field)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

function isBox(field: Field): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox';
}

/** Only in the field that was typed into, if it shows the server's text again. */
function isLost(state: State, field: Field): boolean {
  if (field === state.field && isTouched(field)) return false;
  return isBox(field) ? field.checked !== state.checked : field.value !== state.value;
}

function fill(field: Field, { value, checked, chosen, files }: State): void {
  if (isBox(field)) {
    if (field.type === 'checkbox' || checked) field.click();
    return;
  }
  if ('options' in field) {
    for (const option of field.options) option.selected = chosen.includes(option.value);
  } else if (field.type === 'file') {
    if (field instanceof HTMLInputElement) field.files = files;
  } else setNatively(field, value);
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
}

/** React intercepts values set on the field itself, and would ignore the event. */
function setNatively(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

function focusAsBefore(field: Field, before: Field): void {
  if (document.activeElement !== document.body) return;
  field.focus({ preventScroll: true });
  if ('options' in field || 'options' in before || before.selectionStart === null) return;
  field.setSelectionRange(before.selectionStart, before.selectionEnd);
}
