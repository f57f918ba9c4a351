import { lazy, type ComponentType } from 'react';

/**
 * Its script is loaded once the part is shown. If that fails, the part says so, and what was typed stays: a bare `lazy`
 * would show an error page instead.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Lost) }));
}

export function Lost() {
  return <p className="field-error">This did not load: the connection was lost.</p>;
}
