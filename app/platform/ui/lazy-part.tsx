import { lazy, type ComponentType } from 'react';

/**
 * A part of a page whose script is loaded once the part is shown. Where that fails, the part says so, and the page goes on:
 * a bare `lazy` would put an error page in its place, and what was typed would be lost.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Lost) }));
}

export function Lost() {
  return <p className="field-error">This did not load: the connection was lost.</p>;
}
