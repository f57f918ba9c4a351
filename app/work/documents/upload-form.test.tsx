import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Medium } from '#app/work/core/checklists/define-checklist.ts';
import { UploadForm } from './upload-form.tsx';

test('the camera comes first where photos are asked for first, otherwise after files', () => {
  expect(order(['photos', 'file'])).toEqual(['camera', 'files']);
  expect(order(['sentence', 'photos', 'file'])).toEqual(['camera', 'files']);
  expect(order(['file', 'photos', 'sentence'])).toEqual(['files', 'camera']);
  expect(order(['sentence', 'file'])).toEqual(['files']);
});

function order(media: readonly Medium[]): string[] {
  const html = renderToStaticMarkup(<UploadForm action="/" media={media} />);
  const inputs = [...html.matchAll(/<input[^>]*type="file"[^>]*>/g)];
  return inputs.map(([input]) => (input.includes('capture') ? 'camera' : 'files'));
}
