type Props = {
  src: string;
  id: string;
  width: number;
  height: number;
  /** What is to be seen, where the drawing says something; without it, it is decoration. */
  alt?: string;
  className?: string;
};

/** A large line drawing from `drawings/`: one file, one symbol, in the page's own colours. */
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
