import { notFound } from '#app/platform/http/responses.ts';
import type { RouteHandle } from '#app/platform/http/route-handle.ts';
import { Choices, Colours, Fields, Icons, Sheets, Tables, Type } from './parts.tsx';

/** Shows every part in every state. Exists in development only. */
export function loader() {
  if (!import.meta.env.DEV) throw notFound();
  return null;
}

export const handle = { hydrate: true } satisfies RouteHandle;

export default function Parts() {
  return (
    <div className="pb-open">
      <div className="wrap pt-open">
        <h1>The parts</h1>
      </div>
      <Colours />
      <Type />
      <Choices />
      <Fields />
      <Sheets />
      <Tables />
      <Icons />
    </div>
  );
}
