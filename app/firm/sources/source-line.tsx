import { readSource } from './source.ts';

export function SourceLine({ source }: { source: string }) {
  const { address, words, remark } = readSource(source);
  if (!address) return <li className="border-l border-(--margin-line) pl-3">{words}</li>;
  return (
    <li className="border-l border-(--margin-line) pl-3">
      <a href={address} rel="external nofollow noreferrer" className="inline-block py-1 underline">
        {words}
      </a>
      {remark && ` ${remark}`}
    </li>
  );
}
