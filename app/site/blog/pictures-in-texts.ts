import { sizeInAddress } from '#app/platform/images/size-in-address.ts';

/** Of Markdown, with a title or not; written as HTML; by a reference. */
const PICTURE = /!\[([^\]]*)\]\(\s*([^)\s]*)[^)]*\)|<img\b[^>]*>|!\[[^\]]*\]\[[^\]]*\]/gi;

/** What is wrong with a picture, and where in the text it stands. */
export type PictureProblem = { problem: string; index: number };

/** As it is written into a text. */
export function pictureMarkdown(path: string, alt: string): string {
  return `![${alt.replaceAll(/[[\]]/g, '').replaceAll(/\s+/g, ' ').trim()}](${path})`;
}

/** The first picture that has no words for who cannot see it, or that is not one of this site; null if there is none. */
export function pictureProblem(text: string): PictureProblem | null {
  for (const { 0: whole, 1: alt, 2: path, index } of text.matchAll(PICTURE)) {
    if (alt === undefined || path === undefined)
      return { problem: 'a picture is written as ![what it shows](its address)', index };
    if (!isOwn(path))
      return { problem: `${path || whole} is not shown: put the picture in as a file`, index };
    if (alt.trim() === '')
      return { problem: 'say between the square brackets what the picture shows', index };
  }
  return null;
}

function isOwn(path: string): boolean {
  return path.startsWith('/logos/content-') && sizeInAddress(path) !== null;
}
