import { readDraft, writeDraft, type Typed } from '#app/platform/drafts/browser-drafts.ts';

/** Keeps the answer in this tab until the enquiry has moved on; `base` is its state. */
export function connectAnswerDraft(host: HTMLElement): void {
  const field = host.querySelector('textarea');
  const { draft = '', base = '' } = host.dataset;
  if (!field) return;
  const keep = () => {
    const typed: Typed | null = field.value.trim() ? { text: field.value, base } : null;
    writeDraft('sessionStorage', draft, typed);
  };
  const kept = readDraft<Typed>('sessionStorage', draft);
  if (kept && kept.base !== base) writeDraft('sessionStorage', draft, null);
  else if (kept && field.value === field.defaultValue) {
    field.value = kept.text;
    field.closest('details')?.setAttribute('open', '');
  }
  // What was typed before this script ran.
  if (field.value !== field.defaultValue) keep();
  field.addEventListener('input', keep);
}
