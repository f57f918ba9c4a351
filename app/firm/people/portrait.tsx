const drawings = import.meta.glob<string>('/content/people/*.svg', {
  eager: true,
  import: 'default',
  query: '?url',
});

/** `text`: what a photograph shows, where the name beside it does not say enough. */
type Props = { name: string; file: string | null; text?: string };

/** Decoration: the name is beside it. The initials show if it does not load. */
export function Portrait({ name, file, text }: Props) {
  if (file?.startsWith('/'))
    return (
      <span className="portrait" aria-hidden={text ? undefined : true}>
        <img src={file} alt={text ?? ''} width={240} height={240} loading="lazy" decoding="async" />
      </span>
    );
  const src = file && drawings[`/content/people/${file}`];
  return (
    <span className="portrait" aria-hidden="true">
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
