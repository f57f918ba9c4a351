import { TextField } from '#app/platform/ui/field.tsx';
import { LETTER_FIELD, LONGEST_LETTER_WORDS } from '#app/work/core/sars-letters/letter-fields.ts';
import { UploadForm } from './upload-form.tsx';

type Props = {
  action: string;
  letterId: string;
  label: string;
  words: string;
  send: string;
};

export function LetterUpload({ letterId, words, ...upload }: Props) {
  return (
    <UploadForm media={MEDIA} {...upload}>
      <input type="hidden" name={LETTER_FIELD.id} value={letterId} />
      <TextField
        id="letter-words"
        name={LETTER_FIELD.words}
        label={words}
        maxLength={LONGEST_LETTER_WORDS}
        autoComplete="off"
      />
    </UploadForm>
  );
}

const MEDIA = ['file', 'photos'] as const;
