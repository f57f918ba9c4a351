import { placeText, timesText } from '#app/bookings/core/booking.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import type { Work } from './work.server.ts';

export function TalkLink({ work: { id, assignee } }: { work: Pick<Work, 'id' | 'assignee'> }) {
  const [whom = 'us'] = assignee?.split(' ') ?? [];
  return <Link to={`/book?work=${id}`}>Talk to {whom} about this</Link>;
}

export function Talks({ work: { path, talks } }: { work: Pick<Work, 'path' | 'talks'> }) {
  if (talks.length === 0) return null;
  return (
    <section aria-labelledby="talks" className="work-part">
      <h2 id="talks" className="font-serif-text text-xl">
        Your talk about this
      </h2>
      {talks.map((talk) => (
        <form key={talk.id} method="post" action={`${path}?index`} className="mt-3">
          <p className="font-semibold">
            <time dateTime={talk.startsAt.toISOString()}>{timesText(talk)}</time>
          </p>
          <p>
            {talk.colleague && `With ${talk.colleague.name}. `}
            {placeText(talk)}
          </p>
          <input type="hidden" name="intent" value="talk" />
          <input type="hidden" name="id" value={talk.id} />
          <p className="mt-3 flex flex-wrap gap-3">
            <Button type="submit" name="do" value="move" look="quiet" small>
              Move it<span className="sr-only">: {timesText(talk)}</span>
            </Button>
            <Button type="submit" name="do" value="cancel" look="quiet" small>
              Cancel it<span className="sr-only">: {timesText(talk)}</span>
            </Button>
          </p>
        </form>
      ))}
    </section>
  );
}
