import { momentText } from '#app/time.ts';

export function When({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()} className="when">
      {momentText(at)}
    </time>
  );
}
