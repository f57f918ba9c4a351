import { defineNotice, standingOf, type NoticeContext } from '#app/accounts/access/define-notice.ts';
import { may } from '#app/accounts/core/roles.ts';
import { MINUTE } from '#app/platform/core/time.ts';
import { permissionOf } from '#app/content/core/define-content.ts';
import { findAllItems, titleOf, type ContentItem } from '#app/content/core/find.server.ts';
import { uncheckedItems } from '#app/content/core/checks.server.ts';
import { CONTENT_PATH, itemPath } from '#app/content/core/content-path.ts';
import { mailSettings } from './mail-settings.server.ts';
import { SET_UP_PATH } from './set-up-part.ts';
import { loadSetUp } from './set-up.server.ts';

/** A server that was away publishes within this time of its return. */
const PATIENCE = 5 * MINUTE;

export const brokenContent = defineNotice({
  subject: 'Content of the site',
  permission: 'content',
  async check(context) {
    const { me, now } = context;
    const items = await itemsOnce(context);
    const own = items.filter(({ content }) => may(me.role, permissionOf(content)));
    const wrong = own.filter((item) => item.isBroken || isOverdue(item, now));
    const [first] = wrong;
    if (!first)
      return { state: 'All of it is shown', standing: 'order', path: CONTENT_PATH, linkText: 'Open it' };
    const others = wrong.length > 1 ? ` and ${wrong.length - 1} more` : '';
    return {
      state: `${titleOf(first)}${others}: what was written no longer fits its form, and is not shown`,
      standing: 'urgent',
      path: itemPath(first.content, first.id),
      linkText: 'Mend it',
    };
  },
});

export const uncheckedContent = defineNotice({
  subject: 'Texts to check again',
  permission: 'content',
  async check({ now }) {
    const [oldest, ...others] = uncheckedItems(now);
    if (!oldest)
      return {
        state: 'All were checked this year',
        standing: 'order',
        path: CONTENT_PATH,
        linkText: 'Open it',
      };
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return {
      state: `${oldest.title}${more}: last checked a year ago or longer`,
      standing: 'open',
      path: oldest.path,
      linkText: 'Check it',
    };
  },
});

/** Until the site is the firm's own. */
export const setUpFirm = defineNotice({
  subject: 'Set up the firm',
  permission: 'site',
  async check(context) {
    const { done, of } = await loadSetUp(context.me, { batch: context, reading: itemsOnce(context) });
    return {
      state: done === of ? 'All steps are done' : `${of - done} of ${of} steps left`,
      standing: standingOf(of - done),
      path: SET_UP_PATH,
      linkText: 'Open the steps',
    };
  },
});

/** The operator sets them on the server; the desk has no page for them. */
export const addressesOfMail = defineNotice({
  subject: 'Addresses of mail',
  permission: 'site',
  check() {
    const wrong = mailSettings().filter(({ isOwn }) => !isOwn);
    const names = wrong.map(({ title, setting }) => `${title} (${setting})`);
    return Promise.resolve({
      state: wrong.length === 0 ? 'All are the firm’s own' : `Not the firm’s own: ${names.join('; ')}`,
      standing: standingOf(wrong.length),
      path: `${SET_UP_PATH}#elsewhere`,
      linkText: 'What to change',
    });
  },
});

const reading = new WeakMap<NoticeContext, Promise<ContentItem[]>>();

/** Read once for all notices of a page. */
function itemsOnce(context: NoticeContext): Promise<ContentItem[]> {
  const items = reading.get(context) ?? findAllItems();
  reading.set(context, items);
  return items;
}

function isOverdue({ planned }: ContentItem, now: Date): boolean {
  return planned.some(({ publishAt }) => publishAt && now.getTime() - publishAt.getTime() > PATIENCE);
}
