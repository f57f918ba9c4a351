/** After a refusal: the first field with an error gets the focus, or else the notice; both in view, where they fit. */
export function focusRefusal(form: HTMLElement): void {
  const invalid = [...form.querySelectorAll<HTMLElement>('[aria-invalid]')];
  const first = invalid.find((control) => control.checkVisibility());
  const notice = form.querySelector<HTMLElement>('[role=alert]:not([hidden])');
  (first ?? notice)?.focus({ preventScroll: true });
  // If both do not fit, the field is in view.
  for (const element of [notice, first]) element?.scrollIntoView({ block: 'nearest' });
}
