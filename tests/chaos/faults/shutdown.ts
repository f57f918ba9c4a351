import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND } from '#app/time.ts';
import { startEdge } from '../edge.ts';
import { withTestSite, wordsOf, type Fault, type Finding } from '../fault.ts';
import { checkDeliveries } from '../ledger.ts';
import { newEnquiry, sendEnquiry, type Tally } from '../visitors.ts';

const PER_SECOND = 200;
const ROUNDS = 2;
const FORMS = 40;
const RENDERED = 20;
const PATHS = ['/', '/pricing', '/contact', '/blog', '/about/why-choose-us'];

/** The load does not wait for responses. */
export const shutdownFault: Fault = {
  name: 'app-sigterm',
  run: () =>
    withTestSite(async (testSite): Promise<Finding> => {
      const replicas = [await testSite.startApp(), await testSite.startApp()];
      const edge = await startEdge(replicas.map(({ url }) => Number(new URL(url).port)));
      const load = startLoad(edge.url);
      await sleep(SECOND);
      for (let round = 0; round < ROUNDS; round++) {
        for (const replica of replicas) {
          await replica.stop();
          await replica.start();
          await sleep(SECOND / 2);
        }
      }
      const { tally, taken, failed, perSecond } = await load.end();
      await edge.close();
      const { lost, enquiries, mails } = await checkDeliveries(testSite, taken);
      return {
        done: `SIGTERM and start, ${2 * ROUNDS} times, of one of two replicas behind an edge, at ${perSecond} requests a second`,
        seen: `${wordsOf(tally)}; ${enquiries} enquiries stored, ${mails} mails arrived`,
        lost,
        bad: Object.entries(failed).map(([what, count]) => `${count} requests failed: ${what}`),
      };
    }),
};

function startLoad(url: string) {
  const tally: Tally = { counts: {}, slowestMs: 0 };
  const failed: Record<string, number> = {};
  const taken: string[] = [];
  const waiting = new Set<Promise<void>>();
  const started = performance.now();
  let sent = 0;
  const timer = setInterval(() => {
    // A late timer catches up.
    const due = Math.floor(((performance.now() - started) / SECOND) * PER_SECOND);
    for (; sent < due; sent++) {
      const request: Promise<void> = send(sent).finally(() => waiting.delete(request));
      waiting.add(request);
    }
  }, 10);
  async function send(index: number): Promise<void> {
    const began = performance.now();
    const kind = await (index % FORMS === 0 ? sendForm() : readPage(index)).catch(reasonOf);
    tally.slowestMs = Math.max(tally.slowestMs, Math.round(performance.now() - began));
    const counts = kind === 'shown' || kind === 'taken' ? tally.counts : failed;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  async function sendForm(): Promise<string> {
    const enquiry = newEnquiry();
    const { kind } = await sendEnquiry({ url }, enquiry);
    if (kind === 'taken') taken.push(enquiry.email);
    return kind;
  }
  async function readPage(index: number): Promise<string> {
    const path = PATHS[index % PATHS.length] ?? '/';
    const answer = await fetch(url + path + (index % RENDERED === 1 ? `?fresh=${index}` : ''));
    const page = await answer.text();
    return answer.status === 200 && page.includes('</html>') ? 'shown' : `status ${answer.status}`;
  }
  return {
    async end() {
      clearInterval(timer);
      const perSecond = Math.round(sent / ((performance.now() - started) / SECOND));
      await Promise.all(waiting);
      return { tally, failed, taken, perSecond };
    },
  };
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
}
