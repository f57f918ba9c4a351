import { CHOSEN, chosenFile } from './deliver/mark-fields.ts';

export function chosenIn(form: HTMLFormElement): readonly File[] {
  const field = form.querySelector<HTMLInputElement>('.upload-input');
  return [...(field?.files ?? [])];
}

/** In a choice of files: those that are chosen in the form, by their names. Without any it says which of them. */
export function nameChosen(form: HTMLFormElement, choice: HTMLInputElement | HTMLSelectElement): void {
  const files = chosenIn(form);
  if (!(choice instanceof HTMLSelectElement) || files.length === 0) return;
  const chosen = choice.value;
  const others = [...choice.options].filter(({ value }) => !value.startsWith(CHOSEN));
  choice.replaceChildren(...files.map((file, at) => new Option(file.name, chosenFile(at))), ...others);
  choice.value = chosen;
  if (choice.selectedIndex === -1) choice.selectedIndex = 0;
}
