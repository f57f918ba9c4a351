type Props = {
  src: string;
  id: string;
  width: number;
  height: number;
  /** What the drawing shows; without it, it is decoration. */
  alt?: string;
  className?: string;
};

/** A large line drawing in the page's own colours: one symbol of an SVG file. */
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
