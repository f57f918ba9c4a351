import { Icon, type DrawnIconName } from './icon.tsx';
import { Link } from './link.tsx';

type Props = {
  items: readonly { title: string; text: string; href: string; icon: DrawnIconName }[];
  about?: string;
};

/** `about` begins what a screen reader hears after "Learn More about". */
export function LinkColumns({ items, about }: Props) {
  return (
    <div className="mt-10 grid border-t border-rule-strong sm:grid-cols-2 lg:grid-cols-4">
      {items.map(({ title, text, href, icon }) => (
        <article key={href} className="column">
          <Icon name={icon} size={48} className="text-bloom" />
          <h3 className="mt-4">{title}</h3>
          <p className="mt-2 text-ink-soft">{text}</p>
          <Link to={href} className="more mt-2">
            Learn More
            <span className="sr-only"> about {about ? `${about} ${title.toLowerCase()}` : title}</span>{' '}
            <Icon name="arrow" />
          </Link>
        </article>
      ))}
    </div>
  );
}
