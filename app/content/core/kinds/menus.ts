import { menus } from '#content/menu.ts';
import { MENU_LINKS, MENUS, type MenuName, type Menus } from '#app/site/shell/menu-links.ts';
import { firm } from '#app/platform/content/firm.ts';
import { defineContent } from '../define-content.ts';
import { FIXED } from '../fixed-texts.ts';
import type { Field } from '../field.ts';

const UNLESS_OTHER = 'For another firm, tick in Facts of the firm that this is its site.';

/** By menu: the specification names these. */
const KEPT: Readonly<Record<MenuName, readonly string[]>> = {
  about: MENU_LINKS.about.map(({ label }) => label),
  beside: [],
  help: [],
  firm: ['About us', 'Careers'],
};

const menu = (name: MenuName, label: string) => {
  const all = MENU_LINKS[name];
  const kept = KEPT[name];
  const free = all.flatMap((link) => (kept.includes(link.label) ? [] : [link.label]));
  const stay =
    kept.length > 0
      ? ` The specification names, so they stay until this is the site of another firm: ${kept.join(', ')}.`
      : '';
  const leave = free.length > 0 ? ` What may be left out: ${free.join(', ')}.` : '';
  return {
    kind: 'lines',
    label,
    hint: `One in each line, in the order of the page.${stay}${leave}`,
    length: [1, 60],
    most: all.length,
  } as const satisfies Field;
};

export const menuContent = defineContent({
  name: MENUS,
  noun: 'menus',
  plural: 'menus',
  about: 'The order of the links in header and footer, and which of them are shown.',
  fields: {
    about: menu('about', 'Header, below About Us'),
    beside: { ...menu('beside', 'Header, after the menu'), optional: true },
    help: menu('help', 'Footer: Tax help'),
    firm: menu('firm', 'Footer: The firm'),
  },
  file: [menus as Menus],
  idOf: () => 'links',
  titleOf: () => 'Menus of header and footer',
  valuesOf: ({ beside, ...others }) => ({ ...others, beside: beside.length > 0 ? beside : null }),
  itemOf: ({ beside, ...others }) => ({ ...others, beside: beside ?? [] }),
  check: ({ about, beside, help, firm }) => ({
    about: problemOf('about', about),
    beside: problemOf('beside', beside ?? []),
    help: problemOf('help', help),
    firm: problemOf('firm', firm),
  }),
  locked: () => [
    {
      label: 'Header',
      value: 'Its seven entries and their order',
      why: `${FIXED} Services follow their pages, Tax Calculator the tools.`,
    },
  ],
  shownOn: () => [{ path: '/', label: 'The home page' }],
});

function problemOf(name: MenuName, labels: readonly string[]): string | undefined {
  const unknown = labels.find((label) => MENU_LINKS[name].every((link) => link.label !== label));
  if (unknown !== undefined) return `There is no link ${unknown} here.`;
  const twice = labels.find((label, at) => labels.indexOf(label) !== at);
  if (twice !== undefined) return `${twice} stands there twice.`;
  const kept = firm.isOtherFirm ? [] : KEPT[name];
  const missing = kept.find((label) => !labels.includes(label));
  return missing && `${missing} is agreed for this site: it can move, but not go. ${UNLESS_OTHER}`;
}
