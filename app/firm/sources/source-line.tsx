import { readSource } from './source.ts';

const LOOK = 'border-l border-(--margin-line) pl-3';

/** `id`: what links to the source. */
export function SourceLine({ source, id }: { source: string; id?: string }) {
  const { address, words, remark } = readSource(source);
  if (!address)
    return (
      <li id={id} className={LOOK}>
        {words}
      </li>
    );
  return (
    <li id={id} className={LOOK}>
      <a
        href={address}
        rel="external nofollow noreferrer"
        className="py-1 [overflow-wrap:anywhere] underline"
      >
        {words}
      </a>
      {remark && ` ${remark}`}
    </li>
  );
}
