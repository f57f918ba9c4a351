import { textIn } from '#app/platform/http/form-text.ts';
import type { QuestionField, QuestionForm } from './define-bulk.ts';

export const SHOWN = 'shown';

/** The fields of a question as a query. Null: without `look`, typed values need no second view. */
export function shownIn({ fields, look }: QuestionForm): string | null {
  return look ? written(fields, ({ value }) => value.trim()) : null;
}

/** Whether nothing changed since the look: neither in the form nor, from another tab, in the stored question. */
export function isAsShown(form: FormData, question: QuestionForm): boolean {
  const shown = shownIn(question);
  if (shown === null) return true;
  return (
    textIn(form, SHOWN) === shown && written(question.fields, ({ name }) => textIn(form, name)) === shown
  );
}

function written(fields: readonly QuestionField[], valueOf: (field: QuestionField) => string): string {
  const pairs = fields.map((field) => {
    const value = valueOf(field);
    return [field.name, field.kind === 'tick' && value !== '' ? 'on' : value];
  });
  return new URLSearchParams(pairs).toString();
}
