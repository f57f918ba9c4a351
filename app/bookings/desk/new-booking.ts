import { consultations, type Consultation } from '#content/consultations.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { ownError } from '#app/platform/core/own-error.ts';

export type Choice = { colleague: string; kind: string; day: string; slot: string; at: string };

export function choiceIn(form: FormData | URLSearchParams): Choice {
  const text = (name: keyof Choice) => textIn(form, name);
  return {
    colleague: text('colleague'),
    kind: text('kind'),
    day: text('day'),
    slot: text('slot'),
    at: text('at'),
  };
}

export function consultationIn({ kind }: Pick<Choice, 'kind'>): Consultation {
  const [first] = consultations;
  const found = consultations.find(({ id }) => id === kind) ?? first;
  if (!found) throw ownError('content/consultations.ts names no consultation.');
  return found;
}
