import { momentText } from '#app/platform/core/time.ts';

export function When({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()} className="when">
      {momentText(at)}
    </time>
  );
}
