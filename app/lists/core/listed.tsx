import { Await } from '@remix-run/react';
import { Fragment, Suspense, type ComponentType, type ReactNode } from 'react';
import type { Listing } from './listing.ts';

type Result = Listing[] | null;

export type Arriving = Result | Promise<Result>;

type Props = {
  listed: Arriving;
  frame?: ComponentType<{ children: ReactNode }>;
  loading: ReactNode;
  unread?: ReactNode;
  children: (listings: Listing[]) => ReactNode;
};

export function Listed({ listed, frame: Frame = Fragment, loading, unread, children }: Props) {
  return (
    <Suspense fallback={<Frame>{loading}</Frame>}>
      <Await resolve={listed as Promise<Result>}>
        {(listings) => (listings ? <Frame>{children(listings)}</Frame> : unread)}
      </Await>
    </Suspense>
  );
}

export function Skeletons({ count, label }: { count: number; label: string }) {
  return (
    <>
      <p className="sr-only" role="status">
        {label}
      </p>
      <ul className="grid gap-8 md:grid-cols-2 lg:grid-cols-3" aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <div className="skeleton h-36" />
            <div className="skeleton mt-5 h-6 w-1/2" />
            <div className="skeleton mt-3 h-16" />
          </li>
        ))}
      </ul>
    </>
  );
}
