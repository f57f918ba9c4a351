import { Await } from '@remix-run/react';
import { Suspense, type ReactNode } from 'react';
import type { Listing } from './listing.ts';

type Shown = Listing[] | null;

/** A list, or null when it can't be read: there in a document, on its way to a page that is reached from another one. */
export type Arriving = Shown | Promise<Shown>;

type Props = { listed: Arriving; loading: ReactNode; children: (shown: Shown) => ReactNode };

/** What a list says once it is there. */
export function Listed({ listed, loading, children }: Props) {
  return (
    <Suspense fallback={loading}>
      <Await resolve={listed as Promise<Shown>}>{children}</Await>
    </Suspense>
  );
}

/** The outlines of cards that are on their way: for the ear, `words`. */
export function Skeletons({ count, words }: { count: number; words: string }) {
  return (
    <>
      <p className="sr-only" role="status">
        {words}
      </p>
      <ul className="grid gap-8 md:grid-cols-2 lg:grid-cols-3" aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <div className="skeleton h-36" />
            <div className="skeleton mt-5 h-6 w-2/3" />
            <div className="skeleton mt-3 h-16" />
          </li>
        ))}
      </ul>
    </>
  );
}
