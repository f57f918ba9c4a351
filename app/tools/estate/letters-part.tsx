import { estateLettersPage, type EstateLetterId } from '#content/estate-letters.ts';
import type { ReactNode } from 'react';
import { ErrorSummary } from '#app/platform/ui/error-summary.tsx';
import type { ReadLetter } from './letter-entries.ts';
import type { TypedLetter } from './letter-fields.ts';
import { LetterSheet } from './letter-sheet.tsx';
import type { EstateLetter } from './letter.ts';
import { LettersForm } from './letters-form.tsx';

type Props = {
  path: string;
  posted: (ReadLetter & { written: EstateLetter | null }) | undefined;
  typed?: TypedLetter;
  chosen?: EstateLetterId | null;
  children?: ReactNode;
};

const NOTHING: TypedLetter = {};

export function LettersPart({ path, posted, typed = NOTHING, chosen = null, children }: Props) {
  const errors = posted && !posted.entries ? posted.errors : undefined;
  return (
    <>
      {posted?.entries && posted.written && <LetterSheet letter={posted.written} entries={posted.entries} />}
      {errors && <ErrorSummary id="letter" title="The letter is not written yet" errors={errors} />}
      {posted && posted.leftOut.length > 0 && (
        <p className="no-print mt-5" role="status">
          {estateLettersPage.leftOut(posted.leftOut)}
        </p>
      )}
      <LettersForm
        path={path}
        typed={posted?.typed ?? typed}
        letter={posted ? posted.letter : chosen}
        errors={errors}
      >
        {children}
      </LettersForm>
    </>
  );
}
