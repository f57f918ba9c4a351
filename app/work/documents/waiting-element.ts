import { SECOND } from '#app/platform/core/time.ts';

const WAITS = [1, 1, 2, 2, 3, 3, 5, 5, 10, 10, 20, 30].map((seconds) => seconds * SECOND);

let isWatching = false;

/** Thumbnails, and PDFs of photos, appear on the page as they are made. */
export async function watchDocuments(): Promise<void> {
  if (isWatching) return;
  isWatching = true;
  for (const wait of WAITS) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    const page = await currentPage();
    if (!page) continue;
    showJoined(page);
    showPictures(page);
    if (!document.querySelector('documents-waiting')) break;
  }
  isWatching = false;
}

async function currentPage(): Promise<Document | null> {
  const answer = await fetch(location.href, { headers: { Accept: 'text/html' } }).catch(() => null);
  if (!answer?.ok || answer.redirected) return null;
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
}

/** A picture replaces its placeholder, which has the same size. */
function showPictures(page: Document): void {
  for (const waiting of document.querySelectorAll<HTMLElement>('span[data-picture]')) {
    const picture = page.querySelector(`img[data-picture="${waiting.dataset.picture}"]`);
    if (picture) waiting.replaceWith(document.adoptNode(picture));
  }
  for (const host of document.querySelectorAll('documents-waiting:not([data-joining])'))
    if (!host.closest('.documents')?.querySelector('span[data-waits]')) host.remove();
}

/** A whole list replaces one whose photos were joined, unless somebody is using it. */
function showJoined(page: Document): void {
  for (const waiting of document.querySelectorAll('documents-waiting[data-joining]')) {
    const list = waiting.closest('.documents');
    const label = list?.querySelector('ul')?.getAttribute('aria-label');
    const fresh = [...page.querySelectorAll('.documents')].find(
      (one) => one.querySelector('ul')?.getAttribute('aria-label') === label,
    );
    if (!list || !fresh || fresh.querySelector('[data-joining]')) continue;
    if (!list.contains(document.activeElement)) list.replaceWith(document.adoptNode(fresh));
  }
}
