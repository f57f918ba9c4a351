import { Button } from '#app/platform/ui/button.tsx';
import type { DraftFile } from './enquiry.ts';
import { ACCEPT, MOST_BYTES } from './sent-file.ts';
import { sizeText } from '#app/platform/ui/size-text.ts';

/** With a script a chosen file is attached at once; without one by the button, or when the reply is sent. */
export function DraftFiles({ files }: { files: readonly DraftFile[] }) {
  return (
    <fieldset className="reply-files">
      <legend className="label">Files</legend>
      {files.length > 0 && (
        <ul aria-label="Attached files">
          {files.map(({ id, name, size }) => (
            <li key={id}>
              {name} <span className="hint">{sizeText(size)}</span>{' '}
              <button
                type="submit"
                name="intent"
                value={`detach:${id}`}
                className="link-button"
                formNoValidate
              >
                Remove<span className="sr-only"> {name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <input
          key={files.map(({ id }) => id).join()}
          type="file"
          name="files"
          multiple
          accept={ACCEPT}
          aria-label="Add files"
          onChange={({ currentTarget: { form } }) =>
            form?.requestSubmit(form.querySelector<HTMLButtonElement>('[value=attach]'))
          }
        />
        <Button type="submit" name="intent" value="attach" look="quiet" small formNoValidate>
          Attach
        </Button>
      </div>
      <p className="hint">{`PDF, Word, Excel, pictures, CSV or text; ${MOST_BYTES / 1_000_000} MB together.`}</p>
    </fieldset>
  );
}
