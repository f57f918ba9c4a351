import { useFetcher } from '@remix-run/react';
import { useRef } from 'react';
import { useHydrated } from './in-browser.ts';
import { LiveForm } from './live-form.tsx';
import type { ListAnswer } from './list-answer.ts';
import type { Row } from './row.ts';

export const ACCEPTED = 'image/png,image/jpeg,image/webp,image/avif,image/svg+xml';

export function LogoForm({ row }: { row: Row }) {
  const fetcher = useFetcher<ListAnswer>({ key: `logo-${row.id}` });
  const hydrated = useHydrated();
  const file = useRef<HTMLInputElement>(null);
  const uploading = fetcher.state !== 'idle';
  const send = () => {
    const { current: input } = file;
    if (!input?.files?.length || !input.form) return;
    fetcher.submit(input.form);
    input.value = '';
  };
  return (
    <LiveForm fetcher={fetcher} encType="multipart/form-data" className="logo-form">
      <input type="hidden" name="intent" value="logo" />
      <input type="hidden" name="id" value={row.id} />
      <input
        ref={file}
        type="file"
        name="logo"
        accept={ACCEPTED}
        required
        aria-label={`Logo of ${row.name}`}
        className={hydrated ? 'sr-only' : 'logo-file'}
        tabIndex={hydrated ? -1 : undefined}
        onChange={send}
      />
      <button
        type={hydrated ? 'button' : 'submit'}
        className="link-button"
        disabled={uploading}
        onClick={() => hydrated && file.current?.click()}
      >
        {uploading ? 'Uploading...' : 'Upload logo'}
        <span className="sr-only"> of {row.name}</span>
      </button>
      {uploading && <progress aria-label={`Uploading the logo of ${row.name}`} />}
    </LiveForm>
  );
}
