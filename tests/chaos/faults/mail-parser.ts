import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND } from '#app/platform/core/time.ts';
import type { Door } from '../test-site.ts';
import { mailFault } from './imap.ts';

const SCRIPT = 'parsing-process.ts';
const KILLS = 15;
const WATCH = 20 * SECOND;
/** In milliseconds, on a machine that does all of this at once. */
const LONGEST_ANSWER = 3 * SECOND;

const BOMBS = [
  `\n${'\n'.repeat(3_000_000)}`,
  `\n${'> a\n'.repeat(1_000_000)}`,
  `Content-Type: text/html\n\n${'<table><tr><td>'.repeat(60_000)}`,
  `Content-Type: text/html\n\n${'<blockquote><ul><li>'.repeat(9_000)}`,
  `Content-Type: multipart/mixed; boundary=b\n\n${'--b\n\n'.repeat(500_000)}`,
  `To: ${'g:'.repeat(60_000)}\n\ntext`,
];

export const mailParserFaults = [
  mailFault('mail-bombs', async ({ app, clients }) => {
    const pages = watchPages(app);
    for (const bomb of BOMBS) await clients.deliverText(bomb);
    await sleep(WATCH);
    const { answers, bad } = await pages.leave();
    return {
      done: `${BOMBS.length} mails made to end their reader, while ${answers} pages are fetched`,
      bad,
    };
  }),
  mailFault('mail-parser-killed', async ({ app, clients }) => {
    const pages = watchPages(app);
    await clients.deliver(50);
    let kills = 0;
    for (const end = performance.now() + 6 * WATCH; kills < KILLS && performance.now() < end;) {
      kills += await app.killHelpers(SCRIPT);
      // A parser killed twice by the same mail makes it unreadable.
      await sleep(2 * SECOND + randomInt(SECOND));
    }
    const { answers, bad } = await pages.leave();
    const few = kills < KILLS ? [`the process for reading mails was met ${kills} times only`] : [];
    return {
      done: `kill -9 of the process that reads mails ${kills} times, while ${answers} pages are fetched`,
      bad: [...bad, ...few],
    };
  }),
];

/** One page after the other, like a visitor. */
function watchPages({ url }: Door) {
  const seen = { answers: 0, bad: [] as string[], closed: false };
  const watching = (async () => {
    while (!seen.closed) {
      const answer = await fetch(`${url}/contact`, { signal: AbortSignal.timeout(LONGEST_ANSWER) }).catch(
        (error: Error) => ({ ok: false, status: error.name }),
      );
      seen.answers += 1;
      if (!answer.ok) seen.bad.push(`a page: ${answer.status}`);
      await sleep(100);
    }
  })();
  return {
    async leave() {
      seen.closed = true;
      await watching;
      return seen;
    },
  };
}
