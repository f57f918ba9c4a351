import { Link as RouterLink } from '@remix-run/react';
import type { ComponentProps } from 'react';

type Props = ComponentProps<typeof RouterLink>;

/** Like Remix's, but the server writes it as the plain anchor that it becomes: a page has a hundred of them. */
export function Link(props: Props) {
  const isPath = typeof props.to === 'string' && props.to.startsWith('/');
  if (import.meta.env.SSR && isPath) return <Anchor {...props} />;
  // In the browser Remix marks its links, which the server leaves out.
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
