type Props = { src: string; id: string; width: number; height: number; className?: string };

/** A large decorative line drawing from `drawings/`: one file, one symbol, in the page's own colours. */
export function Drawing({ src, id, width, height, className = '' }: Props) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={`pointer-events-none text-petal ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${src}#${id}`} />
    </svg>
  );
}
