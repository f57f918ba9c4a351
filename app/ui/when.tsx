import { momentText } from '#app/time.ts';

/** A moment, as administration writes it. */
export function When({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()} className="when">
      {momentText(at)}
    </time>
  );
}
