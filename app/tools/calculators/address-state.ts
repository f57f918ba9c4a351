import { useEffect } from 'react';
import type { Calculator } from './calculator.ts';
import type { Exact, Values } from './field.ts';
import { formFrom, fragmentOf, isEmpty } from './share-link.ts';
import { useBeforePaint } from './use-before-paint.ts';

type Form = { values: Values; exact: Exact };

/** Safari allows a hundred changes of the address in half a minute. */
const PAUSE = 300;

/** Keeps the form in the fragment, for Back, reload and a copied address. `fill` must be stable. */
export function useAddressState(calculator: Calculator, form: Form, fill: (form: Form) => void): void {
  useBeforePaint(() => {
    const read = () => {
      const found = formFrom(calculator, window.location.hash);
      if (found) fill(found);
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [calculator, fill]);

  const fragment = isEmpty(calculator, form.values) ? '' : fragmentOf(calculator, form.values, form.exact);
  useEffect(() => {
    const write = () => replaceFragment(fragment);
    const waiting = setTimeout(write, PAUSE);
    // A link is followed, or the page left, before the pause ends.
    document.addEventListener('click', write, true);
    window.addEventListener('pagehide', write);
    return () => {
      clearTimeout(waiting);
      document.removeEventListener('click', write, true);
      window.removeEventListener('pagehide', write);
    };
  }, [fragment]);
}

function replaceFragment(fragment: string): void {
  const { pathname, search, hash } = window.location;
  if (hash === fragment || (fragment === '' && !hash.includes('='))) return;
  window.history.replaceState(window.history.state, '', `${pathname}${search}${fragment}`);
}
