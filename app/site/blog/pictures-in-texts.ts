import { sizeInAddress } from '#app/platform/images/size-in-address.ts';
import { DECORATION } from '#app/platform/markdown/decoration.ts';

/** In Markdown with or without a title; as HTML; by a reference. */
const PICTURE =
  /!\[(?<alt>[^\]]*)\]\(\s*(?<path>[^)\s]*)\s*(?<title>[^)]*)\)|<img\b[^>]*>|!\[[^\]]*\]\[[^\]]*\]/gi;

export type PictureProblem = { problem: string; index: number };

/**
 * A picture of this site in a text. `key`: stays the same while others are added or removed. `alt`: null for a
 * decoration. `title`: with its quotes, mostly empty.
 */
export type TextPicture = {
  key: string;
  path: string;
  alt: string | null;
  title: string;
  index: number;
  markdown: string;
};

/** `alt`: null for a decoration, which loses its title. */
export function pictureMarkdown(path: string, alt: string | null, title = ''): string {
  if (alt === null) return `![](${path} "${DECORATION}")`;
  const words = alt.replaceAll(/[[\]]/g, '').replaceAll(/\s+/g, ' ');
  return `![${words}](${[path, title].filter(Boolean).join(' ')})`;
}

/** Pictures of this site, in their order. `pictureProblem` reports others. */
export function picturesInText(text: string): TextPicture[] {
  const found: TextPicture[] = [];
  for (const { 0: markdown, index, groups = {} } of text.matchAll(PICTURE)) {
    const { alt, path, title = '' } = groups;
    if (alt === undefined || path === undefined || !isOwn(path)) continue;
    const isMarked = isDecoration(title);
    found.push({
      key: `${path} ${found.filter((other) => other.path === path).length}`,
      path,
      alt: isMarked && alt.trim() === '' ? null : alt,
      title: isMarked ? '' : title,
      index,
      markdown,
    });
  }
  return found;
}

/** The first picture without alternative text that is not a decoration, or that is from another site; null if none. */
export function pictureProblem(text: string): PictureProblem | null {
  for (const { 0: whole, index, groups = {} } of text.matchAll(PICTURE)) {
    const { alt, path, title = '' } = groups;
    if (alt === undefined || path === undefined)
      return { problem: 'a picture is written as ![what it shows](its address)', index };
    if (!isOwn(path))
      return { problem: `${path || whole} is not shown: put the picture in as a file`, index };
    if (alt.trim() === '' && !isDecoration(title))
      return {
        problem: `say between the square brackets what the picture shows, or write "${DECORATION}" behind its address if it shows nothing of use`,
        index,
      };
  }
  return null;
}

function isDecoration(title: string): boolean {
  return title.trim().replaceAll(/^["']|["']$/g, '') === DECORATION;
}

function isOwn(path: string): boolean {
  return path.startsWith('/logos/content-') && sizeInAddress(path) !== null;
}
