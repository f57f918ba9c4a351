import { wordDiff } from './word-diff.ts';

export function WordDiff({ before, after }: { before: string; after: string }) {
  return (
    <span className="whitespace-pre-line">
      {wordDiff(before, after).map(({ text, is, at }) => {
        if (is === 'old') return <del key={at}>{text}</del>;
        return is === 'new' ? <ins key={at}>{text}</ins> : text;
      })}
    </span>
  );
}
