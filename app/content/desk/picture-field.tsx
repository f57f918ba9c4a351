import { useState, type ChangeEvent, type ReactNode } from 'react';
import { SelectField, TextField } from '#app/platform/ui/field.tsx';
import { drawn, shrunk } from '#app/platform/ui/shrink-photo.ts';

type Props = { id: string; name: string; label: string; hint?: ReactNode; error?: string; value: string };

const PARTS = [
  { value: 'centre', label: 'Its middle', place: 'center' },
  { value: 'top', label: 'Its upper part', place: 'top' },
  { value: 'bottom', label: 'Its lower part', place: 'bottom' },
  { value: 'left', label: 'Its left part', place: 'left' },
  { value: 'right', label: 'Its right part', place: 'right' },
];

/** In pixels: more than any page shows of a portrait; of the preview here. */
const [LONGEST, SHOWN] = [1600, 360];

/**
 * The file is stored when the form is sent, even if something else is wrong; `value` is its address. A script shrinks a
 * large picture first, and shows its crop at once.
 */
export function PictureField({ id, name, label, hint, error, value }: Props) {
  const [preview, setPreview] = useState<string | null>(null);
  const [part, setPart] = useState('centre');
  const place = PARTS.find((one) => one.value === part)?.place;
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
    setPreview(await readyPicture(currentTarget));
  const shown = preview ?? (value.startsWith('/') ? value : null);
  return (
    <fieldset className="grid gap-3">
      <legend className="label">{label}</legend>
      {shown && (
        <img
          src={shown}
          alt={preview ? 'As it will be cut' : 'As it is now'}
          width={120}
          height={120}
          className="aspect-square object-cover"
          style={preview ? { objectPosition: place } : undefined}
        />
      )}
      <input type="hidden" name={name} value={value} />
      <TextField
        id={id}
        name={`${name}File`}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/avif,image/heic,.heic"
        label={value ? 'Another file' : 'File'}
        hint={hint}
        error={error}
        onChange={(event) => void choose(event)}
      />
      <SelectField
        id={`${id}-part`}
        name={`${name}Part`}
        label="If it is not square, show"
        options={PARTS.map(({ value: option, label: words }) => ({ value: option, label: words }))}
        onChange={({ currentTarget }) => setPart(currentTarget.value)}
      />
      {value && (
        <label className="tick">
          <input type="checkbox" name={`${name}Removed`} />
          Show none
        </label>
      )}
    </fieldset>
  );
}

/** Replaces a large picture with a smaller one. Null: the browser cannot read it, and the server says what is wrong. */
async function readyPicture(input: HTMLInputElement): Promise<string | null> {
  const file = input.files?.[0];
  const picture = file ? await createImageBitmap(file).catch(() => null) : null;
  if (!file || !picture) return null;
  try {
    if (Math.max(picture.width, picture.height) > LONGEST) {
      const files = new DataTransfer();
      files.items.add(await shrunk(picture, file, LONGEST));
      input.files = files.files;
    }
    return drawn(picture, SHOWN).canvas.toDataURL('image/jpeg');
  } finally {
    picture.close();
  }
}
