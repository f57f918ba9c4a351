import { textIn } from '#app/platform/http/form-text.ts';
import { oneOf } from '#app/platform/http/query.ts';
import { PARTS } from '#app/platform/images/drawing-task.ts';
import { fieldsOf, type Content, type Errors } from '#app/content/core/define-content.ts';
import { fileItem } from '#app/content/core/contents.server.ts';
import { storePicture } from '#app/content/core/pictures.server.ts';

type Sent = { content: Content; id: string; form: FormData };

/**
 * Makes one text of each field of the form. A picture is stored, and the form goes on with its address: it need not be
 * chosen again when something else is wrong. Returns the problems of pictures.
 */
export async function takeChosen({ content, id, form }: Sent): Promise<Errors> {
  const errors: Record<string, string> = {};
  for (const [name, field] of Object.entries(fieldsOf(content, fileItem(content, id)))) {
    // A hidden field has all choices in one value, and browsers send its lines with CRLF.
    if (field.kind === 'choices') form.set(name, form.getAll(name).join('\n').replaceAll('\r\n', '\n'));
    if (field.kind !== 'picture') continue;
    const taken = await takePicture(form, name, field.side);
    if ('error' in taken) errors[name] = taken.error;
    else form.set(name, taken.path);
  }
  return errors;
}

/** Unreadable pictures count as chosen, so that their other fields are still required. */
export function chosenIn(unread: Errors): Record<string, string> {
  return Object.fromEntries(Object.keys(unread).map((name) => [name, '/unread']));
}

async function takePicture(
  form: FormData,
  name: string,
  side: number,
): Promise<{ path: string } | { error: string }> {
  const file = form.get(`${name}File`);
  if (file instanceof File && file.size > 0) {
    const part = oneOf(PARTS, textIn(form, `${name}Part`)) ?? undefined;
    const bytes = new Uint8Array(await file.arrayBuffer());
    return storePicture(bytes, { width: side, height: side, fit: 'filled', part });
  }
  return { path: textIn(form, `${name}Removed`) ? '' : textIn(form, name) };
}
