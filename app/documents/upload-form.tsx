import { useId } from 'react';
import type { Medium } from '#app/checklists/define-checklist.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { ACCEPT, KINDS_TEXT, MOST_BYTES } from './kinds.ts';

const FILES: readonly Medium[] = ['file'];

type Props = {
  action: string;
  /** What the files answer; none is a document of its own. */
  item?: string;
  /** Of the item: with `photos` a phone offers its camera. */
  media?: readonly Medium[];
  label?: string;
};

/** With a script each file is sent when it is chosen, dropped or pasted; without one all together, by the button. */
export function UploadForm({ action, item, media = FILES, label = 'Choose files' }: Props) {
  const id = useId();
  return (
    <file-upload class="upload" data-most={MOST_BYTES}>
      <form method="post" action={action} encType="multipart/form-data" className="upload-form">
        {item && <input type="hidden" name="item" value={item} />}
        {media.includes('photos') && (
          <label className={buttonClass({ look: 'quiet' }, 'upload-camera')}>
            Take a photo
            <input type="file" name="file" accept="image/*" capture="environment" className="sr-only" />
          </label>
        )}
        <div className="upload-choice">
          <label htmlFor={id} className="label">
            {label}
          </label>
          <input
            id={id}
            type="file"
            name="file"
            multiple
            accept={ACCEPT}
            aria-describedby={`${id}-kinds`}
            className="upload-input"
          />
          <p id={`${id}-kinds`} className="hint">
            {`${KINDS_TEXT}; ${MOST_BYTES / 1_000_000} MB each.`}
            {media.includes('photos') && ' Several photos become one PDF.'}
          </p>
        </div>
        <button type="submit" className={buttonClass({}, 'upload-send')}>
          Send
        </button>
      </form>
    </file-upload>
  );
}
