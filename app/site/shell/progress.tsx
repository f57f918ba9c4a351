import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/** The line shows only while a navigation is slow: the delay is in the CSS. */
export function Progress() {
  const busy = useNavigation().state !== 'idle';
  const arrivedAt = usePageTitle();
  return (
    <output className="progress" data-busy={busy || undefined}>
      <span className="sr-only">{busy ? 'Loading' : arrivedAt}</span>
    </output>
  );
}

/** Moves the focus to the start of the page, unless the page has set it. */
function usePageTitle(): string {
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
