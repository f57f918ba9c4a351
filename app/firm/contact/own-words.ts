/** The first line of a message that another page begins. */
export const MY_QUESTION = 'My question:';

/** Anything beside that line and what the message began with; in `start`, any line breaks. */
export function hasOwnWords(message: string, start: string): boolean {
  const given = new Set([MY_QUESTION, ...linesOf(start)]);
  return linesOf(message).some((line) => line !== '' && !given.has(line));
}

function linesOf(text: string): string[] {
  return text.split(/\r\n?|\n/).map((line) => line.trim());
}
