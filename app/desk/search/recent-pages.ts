import { readDraft, RECENT_PAGES, writeDraft } from '#app/platform/drafts/browser-drafts.ts';
import type { Hit } from '#app/accounts/access/define-search-source.ts';

const MOST_PAGES = 8;

/** Without its query, which may hold what somebody looked for. */
export function rememberPage(): void {
  const { pathname: path } = window.location;
  const title = document.querySelector('h1')?.textContent?.trim();
  if (!title || !path.startsWith('/admin') || path === '/admin/search') return;
  const others = recentPages().filter((page) => page.path !== path);
  writeDraft('sessionStorage', RECENT_PAGES, { pages: [{ path, title }, ...others].slice(0, MOST_PAGES) });
}

export function recentPages(): Hit[] {
  return readDraft<{ pages: Hit[] }>('sessionStorage', RECENT_PAGES)?.pages ?? [];
}
