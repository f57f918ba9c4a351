import { oneLine } from '#app/platform/core/text.ts';
import { done, missing, refused, unchanged } from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { joinGroup, leaveGroup } from '#app/work/core/taxpayers/groups.server.ts';
import { tagClient } from '#app/work/core/taxpayers/tags.server.ts';
import { GROUPS, type TaxpayerIntent, type TaxpayerTask } from './taxpayer-forms.ts';

const PLACE = '#groups';
const TAGS = '#tags';
const MOST_TAGS = 200;

export const GROUP_COMMANDS = {
  async 'group-join'({ form, me, taxpayer }: TaxpayerTask) {
    const { name, error } = groupNameIn(form);
    if (error) return refused({ group: error });
    const joined = await joinGroup(me, taxpayer.id, name);
    if (joined === 'gone') return missing();
    const link = { label: 'See the group', path: `${GROUPS}/${joined.id}` };
    if (!joined.isJoined) return unchanged({ title: `It is in ${joined.name} already`, place: PLACE, link });
    return done<TaxpayerIntent>({
      title: joined.isNew ? `New group: ${joined.name}` : `In the group ${joined.name}`,
      link,
      place: PLACE,
      undo: { intent: 'group-leave', item: joined.id },
    });
  },
  async 'group-leave'({ form, me, taxpayer }: TaxpayerTask) {
    const left = await leaveGroup(me, taxpayer.id, textIn(form, 'item'));
    if (left === 'gone') return unchanged({ title: 'It was taken out of this group meanwhile' });
    return done<TaxpayerIntent>({
      title: `Out of the group ${left.name}`,
      place: PLACE,
      undo: { intent: 'group-join', group: left.name },
    });
  },
  async tags({ form, me, taxpayer }: TaxpayerTask) {
    const [wanted, had] = ['tag', 'had'].map((name) => form.getAll(name).map(String).slice(0, MOST_TAGS));
    const on = wanted?.filter((id) => !had?.includes(id)) ?? [];
    const off = had?.filter((id) => !wanted?.includes(id)) ?? [];
    const changed = await tagClient(me, taxpayer.id, { on, off });
    if (changed === 'gone') return missing();
    if (changed.on.length + changed.off.length === 0)
      return unchanged({ title: 'The tags are as they were', place: TAGS });
    return done<TaxpayerIntent>({
      title: 'Tags saved',
      place: TAGS,
      undo: { intent: 'tags', tag: changed.off, had: changed.on },
    });
  },
};

/** `error` is empty if it can be one. */
export function groupNameIn(form: FormData): { name: string; error: string } {
  const name = oneLine(textIn(form, 'group'));
  return {
    name,
    error: name.length < 2 || name.length > 100 ? 'Enter a name, with 2 to 100 characters.' : '',
  };
}
