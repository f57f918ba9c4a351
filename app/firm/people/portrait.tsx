const drawings = import.meta.glob<string>('/content/people/*.svg', {
  eager: true,
  import: 'default',
  query: '?url',
});

type Props = { name: string; file: string | null; className?: string };

/** Decoration: the name is beside it. The initials show if the drawing does not load. */
export function Portrait({ name, file, className = '' }: Props) {
  const src = file && drawings[`/content/people/${file}`];
  return (
    <span className={`portrait ${className}`} aria-hidden="true">
      {initialsOf(name)}
      {src && (
        <svg viewBox="0 0 120 120" focusable="false">
          <use href={`${src}#${file.replace('.svg', '')}`} />
        </svg>
      )}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.split(' ').filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}
