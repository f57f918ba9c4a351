export type ToDo = {
  questions: number;
  papers: number;
  approvals?: number;
  signatures?: number;
  optional?: number;
};

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export function numberText(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** `nine short questions`, `one thing to sign`; null for nothing. Questions come first, and shorten the list. */
export function toDoText({ questions, papers, approvals = 0, signatures = 0 }: ToDo): string | null {
  const parts = [
    ...(questions > 0 ? [countText(questions, 'short question', 'short questions')] : []),
    ...(papers > 0 ? [countText(papers, 'thing to send', 'things to send')] : []),
    ...(approvals > signatures
      ? [countText(approvals - signatures, 'thing to approve', 'things to approve')]
      : []),
    ...(signatures > 0 ? [countText(signatures, 'thing to sign', 'things to sign')] : []),
  ];
  return parts.length > 0 ? parts.join(' and ') : null;
}

/** Behind a number of things: `, and two more if you have them`. */
export function optionalText({ papers, optional = 0 }: ToDo): string {
  if (papers === 0 || optional === 0) return '';
  return `, and ${numberText(optional)} more if you have ${optional === 1 ? 'it' : 'them'}`;
}

export function countText(count: number, one: string, many: string): string {
  return `${numberText(count)} ${count === 1 ? one : many}`;
}
