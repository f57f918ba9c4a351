import { json } from 'node:stream/consumers';
import { loadRenderer } from './renderer.ts';
import { cardSvg, type ShareCard } from './share-card.ts';

// Runs in a process of its own, started by drawn-card.server.ts: the renderer and the fonts are loaded nowhere else.

const { png, measure } = await loadRenderer();
process.stdout.end(png(cardSvg((await json(process.stdin)) as ShareCard, measure)));
