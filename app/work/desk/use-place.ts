import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';

/**
 * After an action the pressed button may be gone: the focus moves to where the address points, not to the start of
 * the page.
 */
export function usePlace(): void {
  const location = useLocation();
  useEffect(() => {
    if (document.activeElement === document.body)
      document.getElementById(location.hash.slice(1))?.focus({ preventScroll: true });
  }, [location]);
}
