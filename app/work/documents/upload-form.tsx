import { useId, type ReactNode } from 'react';
import type { Medium } from '#app/work/core/checklists/define-checklist.ts';
import { isFile } from '#app/work/core/checklists/media.ts';
import { buttonClass } from '#app/platform/ui/button.tsx';
import { FieldError, SelectField } from '#app/platform/ui/field.tsx';
import { ACCEPT, KINDS_TEXT, MOST_BYTES } from './kinds.ts';

const FILES: readonly Medium[] = ['file'];
const NO_OLDER: Older = [];

type Older = readonly { id: string; name: string }[];

type Props = {
  action: string;
  /** The item that the files answer; without one each is a document of its own. */
  item?: string;
  /** The place of the page where the work goes on once chosen files are there; a camera may have more pages to take. */
  onward?: string;
  /** Photos go as they are, not smaller. */
  keepsOriginal?: boolean;
  /** The item's media: with `photos` a phone offers its camera, before its files if they stand first. */
  media?: readonly Medium[];
  label?: string;
  /** The label of a button that sends; without a press nothing is sent, even with a script. */
  send?: string;
  /** Current documents of a returned item: the files replace one of them, or all. */
  older?: Older;
  children?: ReactNode;
};

/** With a script each file is sent when it is chosen, dropped or pasted; without one, or with `send`, by the button. */
export function UploadForm({
  action,
  item,
  media = FILES,
  onward,
  keepsOriginal = false,
  label = 'Files from this device',
  send,
  older = NO_OLDER,
  children,
}: Props) {
  const isPhotoFirst = media.find(isFile) === 'photos';
  return (
    <file-upload
      class="upload"
      data-most={MOST_BYTES}
      data-waits={send && ''}
      data-original={keepsOriginal ? '' : undefined}
      data-onward={onward}
    >
      <form method="post" action={action} encType="multipart/form-data" className="upload-form">
        {item && <input type="hidden" name="item" value={item} />}
        {older.length > 1 && <Replaces older={older} />}
        {isPhotoFirst && <Camera />}
        <FileChoice label={label} more={media.includes('photos') ? ' Several photos become one PDF.' : ''} />
        {media.includes('photos') && !isPhotoFirst && <Camera isSecond />}
        <PdfPassword />
        <button type="submit" className={buttonClass({}, 'upload-send')}>
          {send ?? 'Send'}
        </button>
        {children && <div className="upload-words">{children}</div>}
      </form>
    </file-upload>
  );
}

/** `error`: of the files, for a form that is drawn again. */
export function FileChoice({ label, more = '', error }: { label: string; more?: string; error?: string }) {
  const id = useId();
  return (
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
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-kinds ${error ? `${id}-error` : ''}`.trim()}
        className="upload-input"
      />
      <p id={`${id}-kinds`} className="hint">
        {`${KINDS_TEXT}; ${MOST_BYTES / 1_000_000} MB each.${more}`}
      </p>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}

export function PdfPassword() {
  const id = useId();
  return (
    <details className="upload-words">
      <summary>A PDF that asks for a password</summary>
      <label htmlFor={id} className="label">
        Password of a PDF
      </label>
      <input
        id={id}
        type="password"
        name="pdfPassword"
        autoComplete="off"
        aria-describedby={`${id}-use`}
        className="input"
      />
      <p id={`${id}-use`} className="hint">
        It opens the PDF once and is not kept. We store the PDF without it.
      </p>
    </details>
  );
}

function Camera({ isSecond = false }: { isSecond?: boolean }) {
  return (
    <label className={buttonClass({ look: isSecond ? 'quiet' : 'primary' }, 'upload-camera')}>
      {isSecond ? 'Take a photo instead' : 'Take a photo'}
      <input type="file" name="file" accept="image/*" capture="environment" className="sr-only" />
    </label>
  );
}

function Replaces({ older }: { older: Older }) {
  return (
    <SelectField
      id={useId()}
      name="replaces"
      label="What you send now"
      className="upload-words"
      options={[
        { value: 'all', label: 'takes the place of all that you sent' },
        ...older.map(({ id, name }) => ({ value: id, label: `takes the place of ${name}` })),
        { value: 'none', label: 'comes beside it' },
      ]}
    />
  );
}
