/** What the client has to do: questions without an answer, and papers or answers of the list that are open. */
export type ToDo = { questions: number; papers: number };

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export function numberText(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** `nine short questions`, `two things to send`; null for nothing. Questions come first, and shorten the list. */
export function toDoText({ questions, papers }: ToDo): string | null {
  const parts = [
    ...(questions > 0 ? [countText(questions, 'short question', 'short questions')] : []),
    ...(papers > 0 ? [countText(papers, 'thing to send', 'things to send')] : []),
  ];
  return parts.length > 0 ? parts.join(' and ') : null;
}

export function countText(count: number, one: string, many: string): string {
  return `${numberText(count)} ${count === 1 ? one : many}`;
}
