import type { FirmActor } from '#app/accounts/core/actor.ts';
import { oneLine } from '#app/platform/core/text.ts';
import {
  done,
  missing,
  postedForms,
  refused,
  unchanged,
  type Posted,
} from '#app/platform/forms/posted-forms.server.ts';
import type { WithMeanwhile } from '#app/platform/forms/meanwhile.ts';
import { saveShared } from '#app/platform/forms/shared-form.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import {
  dissolveGroup,
  findGroup,
  joinGroup,
  joinGroups,
  leaveGroup,
  renameGroup,
  type Group,
} from '#app/work/core/taxpayers/groups.server.ts';
import { groupNameIn } from './group-commands.server.ts';
import { pickClient } from './pick-client.server.ts';
import { GROUP_FORM } from './shared-forms.ts';
import { GROUPS, type WithFound } from './taxpayer-forms.ts';

export type GroupIntent = 'add' | 'leave' | 'join' | 'rename' | 'dissolve';

export type GroupMore = Partial<WithFound> & WithMeanwhile;

type Task = Posted & { me: FirmActor; group: Group };

export const NO_GROUP = 'There is no such group.';
const OTHERS = 'A colleague looks after one of its clients.';

export const changeGroup = postedForms<Task, GroupIntent, GroupMore>({
  commands: { add, leave, join, rename, dissolve },
  path: ({ group }) => `${GROUPS}/${group.id}`,
  missing: NO_GROUP,
});

async function add({ form, me, group }: Task) {
  const picked = await pickClient(form, me);
  if (picked.kind === 'name') return refused({ who: 'Choose a client.' });
  if (picked.kind === 'ask')
    return picked.found.length > 0
      ? refused({ who: 'Choose one, and press again.' }, { found: picked.found })
      : refused({ who: `No client fits “${oneLine(textIn(form, 'who'))}”.` });
  return joined(me, group, picked.client);
}

async function join({ form, me, group }: Task) {
  return joined(me, group, { id: textIn(form, 'client'), name: textIn(form, 'name') });
}

async function joined(me: FirmActor, group: Group, { id, name }: { id: string; name: string }) {
  const answer = await joinGroup(me, id, group.name);
  if (answer === 'gone')
    return unchanged({ title: 'Nothing changed', description: 'A colleague looks after this client.' });
  if (!answer.isJoined) return unchanged({ title: `${name} is in the group already` });
  return done<GroupIntent, GroupMore>({
    title: `${name} added`,
    undo: { intent: 'leave', client: id, name },
  });
}

async function leave({ form, me, group }: Task) {
  const [client, name] = [textIn(form, 'client'), oneLine(textIn(form, 'name'))];
  const left = await leaveGroup(me, client, group.id);
  if (left === 'gone')
    return unchanged({
      title: 'Nothing changed',
      description: 'It left the group meanwhile, or a colleague looks after it.',
    });
  const title = `${name} taken out of ${left.name}`;
  const isLast = group.memberIds.every((id) => id === client);
  if (isLast)
    return done<GroupIntent, GroupMore>({
      title,
      description: 'The group had no other client, and is gone.',
      to: GROUPS,
      undo: { intent: 'restore', group: left.name, member: [client] },
    });
  return done<GroupIntent, GroupMore>({ title, undo: { intent: 'join', client, name } });
}

async function rename({ form, me, group: { id } }: Task) {
  return saveShared(form, GROUP_FORM, {
    find: () => findGroup(id),
    ifRemoved: missing(),
    undo: { intent: 'rename' },
    async save({ form: sent, version }) {
      const { name, error } = groupNameIn(sent);
      if (error) return refused({ group: error });
      const renamed = await renameGroup(me, { id, version }, name);
      if (renamed === 'others') return unchanged({ title: 'Not renamed', description: OTHERS });
      if (renamed === 'taken') return refused({ group: 'Another group has this name.' });
      if (typeof renamed === 'string') return renamed;
      return { kind: 'saved', before: { name: renamed.before }, after: { name }, title: 'Renamed' };
    },
  });
}

async function dissolve({ me, group }: Task) {
  const dissolved = await dissolveGroup(me, group.id);
  if (dissolved === 'gone') return missing();
  if (dissolved === 'others') return unchanged({ title: 'Not dissolved', description: OTHERS });
  return done<GroupIntent, GroupMore>({
    title: `The group ${dissolved.name} is dissolved`,
    description: 'Its clients stay as they are.',
    to: GROUPS,
    undo: { intent: 'restore', group: dissolved.name, member: dissolved.members },
  });
}

/** The list of groups only brings back one that was dissolved. */
export const restoreGroup = postedForms<Posted & { me: FirmActor }, 'restore'>({
  commands: {
    async restore({ form, me }) {
      const { name, error } = groupNameIn(form);
      const members = form.getAll('member').map(String);
      const count = error ? 0 : await joinGroups(me, members.slice(0, MOST_RESTORED), name);
      return count === 0
        ? unchanged({ title: 'Nothing was brought back' })
        : done({ title: `The group ${name} is back` });
    },
  },
  path: () => GROUPS,
});

const MOST_RESTORED = 500;
