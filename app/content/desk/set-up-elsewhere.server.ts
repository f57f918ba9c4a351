import { env } from '#app/platform/env/env.server.ts';
import { demonstration } from '#app/lists/core/demonstration.ts';
import type { Named } from '#app/lists/core/find.server.ts';
import { adminPath, lists } from '#app/lists/core/lists.ts';
import { tickOf } from '#app/platform/forms/ticked.ts';
import type { ContentItem } from '#app/content/core/find.server.ts';
import { claimsOfList } from './claims.server.ts';
import { AT_WORK, FORMER, OWN_ACCOUNT } from './set-up-accounts.server.ts';
import { mailSettings, type Setting } from './mail-settings.server.ts';
import type { Part } from './set-up-part.ts';

export const SETTINGS = 'settings';

/** Lists of the desk that still have the rows of the original site. */
export function listParts(items: readonly ContentItem[], rows: readonly Named[]): Part[] {
  return lists.map((list) => {
    const own = rows.filter((row) => row.list === list.name);
    const came = new Set(demonstration[list.name].map(({ name }) => name));
    const left = own.filter(({ name }) => came.has(name));
    return {
      name: list.name,
      title: list.nav,
      about: `They are shown on ${list.publicPage}.`,
      path: adminPath(list.name),
      of: own.length,
      left: left.map(({ name }) => ({ title: name, path: adminPath(list.name) })),
      takeOff: {
        path: adminPath(list.name),
        intent: 'many:delete',
        name: 'ticked',
        value: left.map(tickOf).join(','),
      },
      problems: own.length === 0 ? claimsOfList(list.name, items) : [],
    };
  });
}

const UNTIL_THEN = 'Until then clients and mails reach the firm that the site came with, or nobody.';

/** Settings of the server that still name the demonstration, the original firm or an address that is not the firm's. */
export function settingsPart(): Part {
  const ofMail = mailSettings();
  const settings = [...ofMail, siteSetting()];
  const left = settings.filter(({ isOwn }) => !isOwn);
  const wrong = ofMail.filter(({ isOwn }) => !isOwn);
  return {
    name: SETTINGS,
    title: 'Settings of the server',
    about: 'Ask whoever runs the site to change them, and the mark and the colours: all are named below.',
    path: '#elsewhere',
    of: settings.length,
    left: left.map(({ title, setting }) => ({ title: `${title} (${setting})`, path: '#elsewhere' })),
    mustChange: wrong.length > 0 ? `${whoChanges(wrong)} ${UNTIL_THEN}` : null,
  };
}

function whoChanges(wrong: readonly Setting[]): string {
  const set = wrong.filter(({ isSet }) => isSet).map(({ setting }) => setting);
  const operator = set.length > 0 ? `To be done by your operator: ${set.join(' and ')}.` : null;
  const desk =
    set.length < wrong.length
      ? 'Publish your own e-mail address with the facts of the firm: mail follows it.'
      : null;
  return [desk, operator].filter(Boolean).join(' ');
}

function siteSetting(): Setting {
  const { APP_URL } = env();
  const isOwn = new URL(APP_URL).hostname !== 'localhost';
  return { setting: 'APP_URL', title: `Address of the site: ${APP_URL}`, isOwn, isSet: true };
}

export function stepNames(): { name: string; words: string }[] {
  return [
    ...lists.map(({ name, plural }) => ({ name, words: plural })),
    { name: OWN_ACCOUNT, words: 'your own name and address' },
    { name: FORMER, words: 'accounts of colleagues who left' },
    { name: AT_WORK, words: 'accounts and hours of your people' },
    { name: SETTINGS, words: 'settings of the server' },
  ];
}
