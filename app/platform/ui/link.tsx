import { Link as RouterLink } from '@remix-run/react';
import type { ComponentProps } from 'react';

type Props = ComponentProps<typeof RouterLink>;

/** The server writes a plain anchor, not Remix's component: a page has a hundred links. */
export function Link(props: Props) {
  const isPath = typeof props.to === 'string' && props.to.startsWith('/');
  if (import.meta.env.SSR && isPath) return <Anchor {...props} />;
  // In the browser Remix adds attributes that the server leaves out.
  return <RouterLink suppressHydrationWarning {...props} />;
}

function Anchor({
  to,
  discover: _discover,
  prefetch: _prefetch,
  preventScrollReset: _preventScrollReset,
  relative: _relative,
  reloadDocument: _reloadDocument,
  replace: _replace,
  state: _state,
  viewTransition: _viewTransition,
  children,
  ...rest
}: Props) {
  return (
    <a {...rest} href={String(to)}>
      {children}
    </a>
  );
}
