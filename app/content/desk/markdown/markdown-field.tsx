import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { buttonClass } from '#app/platform/ui/button.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { TextArea } from '#app/platform/ui/field.tsx';
import type { TextPicture } from '#app/site/blog/pictures-in-texts.ts';
import { takeIn, type Editing } from './markdown-editing.ts';
import { PICTURE_TYPES, PICTURES_PATH } from './picture-paths.ts';
import { altFieldId, PicturesShown } from './pictures-shown.tsx';

type Props = ComponentProps<typeof TextArea> & { id: string; note: string | undefined };

/** Takes pictures; formatted text becomes Markdown. Without a script there is a page for pictures. */
export function MarkdownField({ note, ...area }: Props) {
  const field = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [message, setMessage] = useState('');
  const [pictures, setPictures] = useState<readonly TextPicture[]>([]);
  const put = useRef<string | null>(null);
  useEffect(() => {
    const text = field.current?.querySelector('textarea');
    if (!text) return undefined;
    const started = takeIn(text, {
      say: setMessage,
      shown: setPictures,
      put: (path) => (put.current = path),
    });
    setEditing(started);
    return started.end;
  }, []);
  useEffect(() => {
    if (put.current === null) return;
    const index = pictures.findIndex(({ path }) => path === put.current);
    document.getElementById(altFieldId(area.id, index))?.focus();
    put.current = null;
  }, [pictures, area.id]);
  return (
    <div ref={field}>
      <TextArea {...area} />
      <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
        {editing && (
          <label className={buttonClass({ look: 'quiet', small: true })}>
            Put in a picture
            <input
              type="file"
              className="sr-only"
              accept={PICTURE_TYPES}
              multiple
              onChange={({ target }) => {
                editing.putIn([...(target.files ?? [])]);
                target.value = '';
              }}
            />
          </label>
        )}
        {editing && (
          <button
            type="button"
            className={buttonClass({ look: 'quiet', small: true })}
            onClick={() => editing.table()}
          >
            Table
          </button>
        )}
        <Link to={PICTURES_PATH} target="_blank">
          Pictures <span className="sr-only">(opens in a new tab)</span>
        </Link>
        {note && <span className="hint">{note}</span>}
      </div>
      <p role="status" className="hint mt-1">
        {message}
      </p>
      {editing && <PicturesShown id={area.id} pictures={pictures} write={editing.write} />}
    </div>
  );
}
