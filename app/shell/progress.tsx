import { useNavigation } from '@remix-run/react';

/** A thin line at the top while a client-side navigation takes longer than a moment (the delay is in the CSS). */
export function Progress() {
  const busy = useNavigation().state !== 'idle';
  return (
    <output className="progress" data-busy={busy || undefined}>
      {busy && <span className="sr-only">Loading</span>}
    </output>
  );
}
