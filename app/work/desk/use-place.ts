import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';

/** After an action what was pressed may be gone: the keyboard goes on where the address leads, not at the start of the page. */
export function usePlace(): void {
  const location = useLocation();
  useEffect(() => {
    if (document.activeElement === document.body)
      document.getElementById(location.hash.slice(1))?.focus({ preventScroll: true });
  }, [location]);
}
