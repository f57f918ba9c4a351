import { done, missing, refused, unchanged, type Reply } from '#app/platform/forms/posted-forms.server.ts';
import { saveShared } from '#app/platform/forms/shared-form.server.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { newIdIn } from '#app/platform/http/submission-key.ts';
import {
  addRelation,
  relationsOf,
  removeRelation,
  saveRelation,
  type OtherSide,
} from '#app/work/core/taxpayers/relations.server.ts';
import { overText, readShare, relationWords, RELATIONS } from '#app/work/core/taxpayers/relations.ts';
import { pickClient } from './pick-client.server.ts';
import { BY_NAME } from './pick-client.tsx';
import { wayIn, wayValue } from './relation-ways.ts';
import { RELATION_FORM } from './shared-forms.ts';
import type { TaxpayerIntent, WithFound, TaxpayerTask } from './taxpayer-forms.ts';

const PLACE = '#relations';
const GONE = { title: 'This relation was removed meanwhile' };

export const RELATION_COMMANDS = {
  async 'relation-add'({ form, me, taxpayer }: TaxpayerTask) {
    const way = wayIn(textIn(form, 'way'), taxpayer.kind);
    const { share, error } = readShare(textIn(form, 'share'));
    if (!way) return refused<WithFound>({ way: 'Choose what they are to each other.' });
    if (error) return refused<WithFound>({ share: error });
    const who = await whoIn(form, me, taxpayer.id);
    if ('ask' in who) return who.ask;
    const id = newIdIn(form);
    const added = await addRelation(me, taxpayer.id, { ...way, id, other: who.other, share });
    if (added === 'gone') return missing();
    if (added === 'self') return refused<WithFound>({ who: 'This is the client itself.' });
    if (added === 'exists') return refused<WithFound>({ who: 'This is entered already: look above.' });
    if (added.kind === 'misfit') return refused<WithFound>({ way: added.why });
    return done<TaxpayerIntent, WithFound>({
      title: `${relationWords(way)}${way.isHolder ? ' ' : ': '}${who.name}`,
      description: [
        'name' in who.other && 'No client of this name was chosen, so the name alone is kept.',
        overText(way.kind, added.sum, way.isHolder ? `${who.name}: its` : 'Its'),
      ]
        .filter(Boolean)
        .join(' '),
      place: PLACE,
      undo: { intent: 'relation-remove', item: id },
    });
  },
  async 'relation-save'({ form, me, taxpayer }: TaxpayerTask) {
    const item = textIn(form, 'item');
    return saveShared(form, RELATION_FORM, {
      find: async () => (await relationsOf(taxpayer.id)).find(({ id }) => id === item),
      ifRemoved: unchanged<TaxpayerIntent>(GONE),
      place: PLACE,
      undo: { intent: 'relation-save', item },
      async save({ form: sent, version }) {
        const { share, error } = readShare(textIn(sent, 'share'));
        if (error) return refused({ share: error });
        const saved = await saveRelation(me, taxpayer.id, { id: item, version }, share);
        if (typeof saved === 'string') return saved;
        const { before, sum } = saved;
        const description = overText(before.kind, sum, 'The') ?? undefined;
        return { kind: 'saved', before, after: { share }, title: 'Share saved', description, place: PLACE };
      },
    });
  },
  async 'relation-remove'({ form, me, taxpayer }: TaxpayerTask) {
    const removed = await removeRelation(me, taxpayer.id, textIn(form, 'item'));
    if (removed === 'gone') return unchanged(GONE);
    const { other, share } = removed;
    return done<TaxpayerIntent>({
      title: `${RELATIONS[removed.kind].label} removed`,
      place: PLACE,
      undo: {
        intent: 'relation-add',
        way: wayValue(removed),
        who: other.name,
        meant: other.name,
        chosen: other.id ?? BY_NAME,
        share: share === null ? '' : String(share / 100),
        key: crypto.randomUUID(),
      },
    });
  },
};

type Who = { other: OtherSide; name: string } | { ask: Reply<never, WithFound> };

/** Nobody of the client book fits: the name alone is kept. */
async function whoIn(form: FormData, me: FirmActor, self: string): Promise<Who> {
  const typed = textIn(form, 'who');
  if (typed.length < 2 || typed.length > 200)
    return { ask: refused<WithFound>({ who: 'Enter the name, with 2 to 200 characters.' }) };
  const picked = await pickClient(form, me, self);
  if (picked.kind === 'client') return { other: { id: picked.client.id }, name: picked.client.name };
  if (picked.kind === 'name' || picked.found.length === 0) return { other: { name: typed }, name: typed };
  const which = 'Choose one, and press again.';
  return { ask: refused<WithFound>({ who: which }, { found: picked.found }) };
}
