import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/**
 * A thin line at the top while a client-side navigation takes longer than a moment (the delay is in the CSS). It says that
 * it loads and, once there, where one is.
 */
export function Progress() {
  const busy = useNavigation().state !== 'idle';
  const arrivedAt = useArrival();
  return (
    <output className="progress" data-busy={busy || undefined}>
      <span className="sr-only">{busy ? 'Loading' : arrivedAt}</span>
    </output>
  );
}

/**
 * The title of the page that a navigation has led to. As after a load of the whole page, the keyboard goes on from its
 * beginning and not from the link that was pressed, unless something of the page has taken the focus.
 */
function useArrival(): string {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    setTitle(document.title);
    const main = document.getElementById('main');
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname]);
  return title;
}
