import iconsUrl from 'virtual:icons';
import sprite from 'virtual:icon-sprite';

/** Of more icons, the file of all weighs less. */
const MOST = 12;

const USE = `<use href="${iconsUrl}#`;

const symbols = new Map(
  [...sprite.matchAll(/<symbol id="([\w-]+)".*?<\/symbol>/gs)].map(([symbol, name = '']) => [
    name,
    symbol.replace('id="', 'id="icon-'),
  ]),
);

/** Writes the few icons of a page into it: requesting their file would take longer than their bytes. */
export function writeIcons(html: string): string {
  const [, ...after] = html.split(USE);
  const names = new Set(after.map((text) => text.slice(0, text.indexOf('"'))));
  if (names.size === 0 || names.size > MOST) return html;
  const used = [...names].map((name) => symbols.get(name) ?? '').join('');
  return html
    .replaceAll(USE, '<use href="#icon-')
    .replace('</body>', () => `<svg hidden="">${used}</svg></body>`);
}
