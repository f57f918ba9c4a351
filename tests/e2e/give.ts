import type { Locator } from '@playwright/test';

type GivenFile = { name: string; mimeType: string; buffer: Buffer };

export async function give(target: Locator, how: 'drop' | 'paste', file: GivenFile): Promise<void> {
  await target.evaluate(
    (element, { how, name, type, bytes }) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], name, { type }));
      const options = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        how === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data }),
      );
    },
    { how, name: file.name, type: file.mimeType, bytes: [...file.buffer] },
  );
}
