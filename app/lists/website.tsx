import { Icon } from '#app/ui/icon.tsx';

type Props = { name: string; url: string; className?: string };

/** The way to somebody else's own site, in a tab of its own that learns nothing of ours. */
export function Website({ name, url, className = '' }: Props) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={`more ${className}`}>
      Visit website<span className="sr-only"> of {name} (opens in a new tab)</span> <Icon name="arrow" />
    </a>
  );
}
