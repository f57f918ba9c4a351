import { lazy, type ComponentType } from 'react';

/**
 * A part of a page whose script is loaded once the part is shown. Where that fails, `Instead` is shown, and the page goes on:
 * a bare `lazy` would put an error page in its place, and what was typed would be lost.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props> = () => null,
) {
  return lazy(async () => ({ default: await load().catch(() => Instead) }));
}
