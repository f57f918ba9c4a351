import { Fragment } from 'react';
import { wordDiff } from './word-diff.ts';

export function WordDiff({ before, after }: { before: string; after: string }) {
  return (
    <span className="word-diff whitespace-pre-line">
      {wordDiff(before, after).map(({ text, is, at }) => {
        // The replacement comes after a space.
        if (is === 'old')
          return (
            <Fragment key={at}>
              <del>{text}</del>{' '}
            </Fragment>
          );
        return is === 'new' ? <ins key={at}>{text}</ins> : text;
      })}
    </span>
  );
}
