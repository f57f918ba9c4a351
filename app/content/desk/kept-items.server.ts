import { whenText } from '#app/platform/core/time.ts';
import { actorText } from '#app/platform/audit/words.ts';
import { findDraftsBelow } from '#app/platform/drafts/drafts.server.ts';
import { CONTENT_PATH, itemPath, KINDS_PATH } from '#app/content/core/content-path.ts';
import { contents, fileItem, isItem } from '#app/content/core/contents.server.ts';
import type { Permission } from '#app/accounts/core/roles.ts';
import { fieldsOf, type Content } from '#app/content/core/define-content.ts';

export type KeptItem = {
  kind: string;
  id: string;
  /** Only its author sees the words, and can go on. */
  title: string;
  path: string | null;
  state: string;
};

/** What was typed and not stored: of items of this permission; of existing items only one's own. */
export async function findKeptItems(meId: string, now: Date, of: Permission): Promise<KeptItem[]> {
  const kept = await findDraftsBelow(of === 'kinds' ? KINDS_PATH : CONTENT_PATH, now);
  return kept.flatMap(({ ownerId, path, at, name, fields }): KeptItem[] => {
    const content = contents.find((one) => path.startsWith(itemPath(one, '')));
    const id = content && path.slice(itemPath(content, '').length);
    if (!content || !id || !fields || !isItem(content, id)) return [];
    const isMine = ownerId === meId;
    const by = isMine ? 'you' : actorText(ownerId, name);
    const title = isMine ? titleOfTyped(content, fileItem(content, id), fields) : null;
    return [
      {
        kind: content.name,
        id,
        title: `New ${content.noun}${title ? `: ${title}` : ''}`,
        path: isMine ? path : null,
        state: `Not published yet: typed by ${by}, kept ${whenText(at, now)}`,
      },
    ];
  });
}

function titleOfTyped(content: Content, file: unknown, fields: Record<string, string>): string | null {
  const names = Object.keys(fieldsOf(content, file));
  const text = names.map((name) => fields[name]?.trim()).find((value) => value);
  return text ? text.slice(0, 80) : null;
}
