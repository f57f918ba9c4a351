import { retention } from '#content/retention.ts';
import type { Actor, ClientActor, FirmActor } from '#app/accounts/core/actor.ts';
import {
  done,
  missing,
  postedForms,
  unchanged,
  type Posted,
  type Reply,
} from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { whenMailed } from '#app/platform/mail/when-mailed.server.ts';
import { stepDoneBy } from '#app/work/core/engagements/steps.server.ts';
import { acceptPaper } from './accept-paper.server.ts';
import { NONE } from './download.server.ts';
import { removeDocument } from './remove.server.ts';
import { restoreDocument } from './restore.server.ts';

/** `page`: of the work that the document is for. */
type Context<Who extends Actor> = Posted & { actor: Who; id: string; page: string };

export const changeOwnDocument = postedForms({
  commands: { remove },
  path: ({ page }: Context<Actor>) => page,
  missing: NONE,
});

export const changeDocument = postedForms({
  commands: { remove, restore, accept },
  path: ({ page }: Context<FirmActor>) => page,
  missing: NONE,
});

async function remove({ actor, id, page }: Context<Actor>): Promise<Reply> {
  const removed = await removeDocument(actor, id);
  const step = actor.party === 'firm' ? await stepDoneBy(actor) : undefined;
  switch (removed) {
    case 'gone':
      return missing();
    case 'removed':
      return done({
        tone: 'plain',
        title: 'The document was removed',
        description: `We keep it for ${retention.removedDocumentDays} days, in case that was a mistake.`,
        step,
        ...(actor.party === 'client' && { to: page, undo: { intent: 'bring-back', document: id } }),
      });
    case 'told':
      return done({
        tone: 'plain',
        title: 'The document was removed',
        description: `The client knows of it: ${whenMailed('they get')} It says that we took the document back. We keep the file for ${retention.removedDocumentDays} days.`,
        step,
      });
    case 'apart':
      return done({
        tone: 'plain',
        title: 'The PDF is split into single photos',
        description: 'They are here again.',
        step,
      });
    case 'closed':
      return unchanged({
        title: 'It cannot be removed any more',
        description: 'It was accepted, the work is filed or done, or somebody else sent it.',
      });
  }
}

async function accept({ actor, id }: Context<FirmActor>): Promise<Reply<never>> {
  const accepted = await acceptPaper(actor, id);
  if (accepted === 'gone') return missing();
  const place = '#items';
  if (accepted === 'there')
    return unchanged({
      title: 'Nothing changed',
      description: 'Somebody has accepted or filed it already.',
      place,
    });
  return done({ title: 'Accepted', place, step: await stepDoneBy(actor) });
}

async function restore({ actor, id }: Context<FirmActor>): Promise<Reply<never>> {
  const restored = await restoreDocument(actor, id);
  if (restored === 'gone') return missing();
  if (restored.kind === 'told')
    return done({
      title: 'The document is back',
      description: whenMailed('The client gets'),
      step: await stepDoneBy(actor),
    });
  if (restored.kind === 'restored')
    return done({ title: 'The document is back', step: await stepDoneBy(actor) });
  return done({
    tone: 'plain',
    title: 'It is there already',
    description: 'The same file was sent again.',
  });
}

export async function bringBack({ actor, form }: Posted & { actor: ClientActor }) {
  const restored = await restoreDocument(actor, textIn(form, 'document'));
  const isBack = restored !== 'gone' && restored.kind !== 'there';
  return isBack
    ? done({ title: 'The document is back' })
    : unchanged({
        title: 'Nothing changed',
        description: 'The file is here already, or cannot be brought back.',
      });
}
