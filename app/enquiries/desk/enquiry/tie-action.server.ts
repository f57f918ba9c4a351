import { may } from '#app/accounts/core/roles.ts';
import { db } from '#app/platform/db/client.server.ts';
import { choiceIn, done, unchanged, type Command } from '#app/platform/forms/posted-forms.server.ts';
import { badRequest } from '#app/platform/http/responses.ts';
import { requireVersion } from '#app/platform/http/row-version.ts';
import type { Task } from './draft-action.server.ts';
import type { TieIntent } from './posted.ts';
import { nameOfTied, tie } from './client.server.ts';

const CHANGED = 'It was changed or deleted meanwhile: look again.';

export const TIE_COMMANDS: Record<TieIntent, Command<Task, 'undo', never>> = {
  tie: (task) => change(task, choiceIn(task.form)),
  untie: (task) => change(task, null),
};

async function change({ id, me, form }: Task, taxpayerId: string | null) {
  if (!may(me.role, 'work')) throw badRequest();
  const version = requireVersion(form);
  const after = await db().transaction((tx) => tie(tx, me.id, { id, version }, taxpayerId));
  if (after === null) return unchanged({ title: 'Nothing changed', description: CHANGED });
  const title =
    taxpayerId === null
      ? 'Noted: it is not about them'
      : `Noted: it is about ${await nameOfTied(taxpayerId)}`;
  return done<'undo'>({
    title,
    undo: after === version ? undefined : { intent: 'undo', version: String(after) },
  });
}
