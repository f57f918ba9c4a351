import { compressSmallest } from '../encoding.ts';
import { shrinkPage, type Page, type PageStore } from './store.ts';

export type Shrinking = { store: PageStore; isShrinking: boolean };

/**
 * Compresses a page further that was asked for again. One page at a time, and none that is asked for once: a flood of
 * addresses costs no more for it.
 */
export async function shrinkAskedAgain(cache: Shrinking, key: string, page: Page): Promise<void> {
  const { identity, br } = page.stored.variants;
  if (cache.isShrinking || page.stored.isSmallest || br === identity) return;
  cache.isShrinking = true;
  try {
    shrinkPage(cache.store, key, page, await compressSmallest(identity.body));
  } catch {
    // Without memory for it the larger copy stays.
  } finally {
    cache.isShrinking = false;
  }
}
