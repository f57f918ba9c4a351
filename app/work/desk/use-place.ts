import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';

/** The pressed button may be gone: the focus moves to where the address points, not to the page's start. */
export function usePlace(): void {
  const location = useLocation();
  useEffect(() => {
    if (document.activeElement === document.body)
      document.getElementById(location.hash.slice(1))?.focus({ preventScroll: true });
  }, [location]);
}
