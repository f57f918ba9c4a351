import { useRef } from 'react';
import { TextField } from '#app/platform/ui/field.tsx';
import { pictureMarkdown, type TextPicture } from '#app/site/blog/pictures-in-texts.ts';
import { ALT_HINT, ALT_LABEL, DECORATION_LABEL, LONGEST_ALT } from './alt-text.ts';

type Write = (picture: TextPicture, markdown: string) => void;
type Props = { id: string; pictures: readonly TextPicture[]; write: Write };

/** The fields have no name: they write into the text. */
export function PicturesShown({ id, pictures, write }: Props) {
  if (pictures.length === 0) return null;
  return (
    <fieldset className="mt-3 grid gap-4">
      <legend className="label">Pictures in this text</legend>
      {pictures.map((picture, index) => (
        <PictureShown
          key={picture.key}
          id={altFieldId(id, index)}
          label={pictures.length === 1 ? ALT_LABEL : `${ALT_LABEL}: picture ${index + 1}`}
          picture={picture}
          write={write}
        />
      ))}
    </fieldset>
  );
}

export function altFieldId(id: string, index: number): string {
  return `${id}-picture-${index}`;
}

type OneProps = { id: string; label: string; picture: TextPicture; write: Write };

function PictureShown({ id, label, picture, write }: OneProps) {
  const { path, alt, title } = picture;
  const before = useRef('');
  const decorate = (isDecoration: boolean) => {
    if (isDecoration) before.current = alt ?? '';
    write(picture, pictureMarkdown(path, isDecoration ? null : before.current, title));
  };
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <img src={path} alt="" width={96} height={72} className="h-[4.5rem] w-24 object-contain" />
      <div className="grid min-w-0 flex-[1_1_16rem] gap-2">
        {alt !== null && (
          <TextField
            id={id}
            label={label}
            hint={alt === '' ? ALT_HINT : undefined}
            maxLength={LONGEST_ALT}
            autoComplete="off"
            value={alt}
            onChange={({ target }) => write(picture, pictureMarkdown(path, target.value, title))}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        )}
        <label className="tick">
          <input type="checkbox" checked={alt === null} onChange={({ target }) => decorate(target.checked)} />
          {DECORATION_LABEL}
        </label>
      </div>
    </div>
  );
}
