import { Icon } from '#app/platform/ui/icon.tsx';
import { Link } from '#app/platform/ui/link.tsx';

type Line = { text: string; link: string | null; linkText: string | null };

/** A region of its own: a screen reader finds it, and does not read it on every page first. */
export function AnnouncementLine({ line: { text, link, linkText } }: { line: Line }) {
  return (
    <aside aria-label="Announcement" className="no-print border-b border-rule bg-sheet">
      <p className="wrap flex items-start gap-3 py-3">
        <Icon name="info" size={22} className="mt-0.5 text-bloom" />
        <span>
          {text} {link && <Link to={link}>{linkText}</Link>}
        </span>
      </p>
    </aside>
  );
}
