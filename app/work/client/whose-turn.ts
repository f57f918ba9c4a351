/** Who acts next for a due day: nobody of us, without work of ours. `look`: all came in, and we have not looked yet. */
export type Turn = 'nobody' | 'client' | 'look' | 'us';

export const TURN_WORDS: Record<Turn, string> = {
  nobody: 'not in our hands',
  client: 'waits for what we need from you',
  look: 'all is here, and we look through it',
  us: 'we work on it',
};
