/** The first line of a message that another page begins. */
export const MY_QUESTION = 'My question:';

/** What a message lacks that has figures of a calculator alone; null for an empty one. */
export function missingQuestion(message: string): string | null {
  if (!message.trim()) return null;
  return linesOf(message).includes(MY_QUESTION)
    ? `Write your question below “${MY_QUESTION}”.`
    : 'Write your question as well: the message has only what the calculator wrote.';
}

/** Anything beside that line and what the message began with; in `start`, any line breaks. */
export function hasOwnWords(message: string, start: string): boolean {
  const given = new Set([MY_QUESTION, ...linesOf(start)]);
  return linesOf(message).some((line) => line !== '' && !given.has(line));
}

function linesOf(text: string): string[] {
  return text.split(/\r\n?|\n/).map((line) => line.trim());
}
