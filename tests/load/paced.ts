import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

type LoadRequest = { url: string; headers: Record<string, string>; perSecond: number; seconds: number };

/** Milliseconds from a request's due time to its last byte; `failed` counts statuses other than 200. */
export type Paced = { times: number[]; errors: number };

const { url, headers, perSecond, seconds } = JSON.parse(process.argv[2] ?? '') as LoadRequest;
const agent = new Agent({ keepAlive: true });
const answers: Promise<number | null>[] = [];
const started = performance.now();
for (let sent = 0; sent < perSecond * seconds; sent++) {
  const due = started + (sent * 1000) / perSecond;
  await sleep(Math.max(0, due - performance.now()));
  answers.push(ask(due));
}
const all = await Promise.all(answers);
const times = all.filter((time) => time !== null);
const paced: Paced = { times, errors: all.length - times.length };
process.stdout.write(JSON.stringify(paced));
agent.destroy();

function ask(due: number): Promise<number | null> {
  return new Promise((resolve) => {
    const outgoing = request(url, { agent, headers }, (response) => {
      const isGood = response.statusCode === 200;
      response.resume().on('end', () => resolve(isGood ? performance.now() - due : null));
    });
    outgoing.on('error', () => resolve(null)).end();
  });
}
