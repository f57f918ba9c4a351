type Props = {
  src: string;
  id: string;
  width: number;
  height: number;
  alt?: string;
  className?: string;
};

export function Drawing({ src, id, width, height, alt, className = '' }: Props) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={`pointer-events-none text-petal ${className}`}
      role={alt ? 'img' : undefined}
      aria-label={alt}
      aria-hidden={alt ? undefined : true}
      focusable="false"
    >
      <use href={`${src}#${id}`} />
    </svg>
  );
}
