import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { singleton } from '#app/platform/core/singleton.server.ts';
import { SECOND } from '#app/platform/core/time.ts';
import { runInTurn } from '#app/platform/images/image-process.server.ts';
import type { ShareCard } from './share-card.ts';

const SCRIPT = createRequire(import.meta.url).resolve('#app/site/share-card/draw-process.ts');
const DEADLINE = 20 * SECOND;
const MOST_WAITING = 8;
/** Each has at most 60 kB. */
const MOST_KEPT = 100;

/** PNG; each is drawn once. Null for a title that does not fit, and while too many wait. */
export async function drawnCard(card: ShareCard): Promise<Buffer | null> {
  const kept = singleton('drawn cards', () => new Map<string, Buffer>());
  const words = JSON.stringify(card);
  const known = kept.get(words);
  if (known) return known;
  const ended = await runInTurn(
    { script: SCRIPT, task: {}, input: [Buffer.from(words)], read: buffer, deadline: DEADLINE },
    MOST_WAITING,
  );
  if (ended.kind !== 'done') return null;
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(words, ended.output);
  return ended.output;
}
