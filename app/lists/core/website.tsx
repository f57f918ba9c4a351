import { Icon } from '#app/platform/ui/icon.tsx';

type Props = { name: string; url: string; className?: string };

export function Website({ name, url, className = '' }: Props) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={`more ${className}`}>
      Visit website<span className="sr-only"> of {name} (opens in a new tab)</span> <Icon name="arrow" />
    </a>
  );
}
