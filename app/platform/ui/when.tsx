import { whenText } from '#app/platform/core/time.ts';

/** Server and browser may draw it on two sides of midnight. */
export function When({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()} className="when" suppressHydrationWarning>
      {whenText(at)}
    </time>
  );
}
