import { useSubmit } from '@remix-run/react';
import type { ClipboardEvent, DragEvent } from 'react';
import type { Row } from './row.ts';

export function useDroppedLogo({ id }: Row) {
  const submit = useSubmit();
  const send = (files: FileList) => {
    const file = files[0];
    if (!file) return;
    const form = new FormData();
    for (const [name, value] of Object.entries({ intent: 'logo', id, live: 'yes' })) form.append(name, value);
    form.append('logo', file);
    const how = {
      method: 'post',
      encType: 'multipart/form-data',
      navigate: false,
      fetcherKey: `logo-${id}`,
    } as const;
    submit(form, how);
  };
  const mark = ({ currentTarget }: DragEvent<HTMLElement>, isOver: boolean) =>
    currentTarget.toggleAttribute('data-file-over', isOver);
  return {
    onDragOver(event: DragEvent<HTMLElement>) {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      mark(event, true);
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => mark(event, false),
    onDrop(event: DragEvent<HTMLElement>) {
      if (event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      mark(event, false);
      send(event.dataTransfer.files);
    },
    onPaste(event: ClipboardEvent<HTMLElement>) {
      if (event.clipboardData.files.length === 0) return;
      event.preventDefault();
      send(event.clipboardData.files);
    },
  };
}
