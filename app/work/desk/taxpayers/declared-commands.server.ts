import type { FirmActor } from '#app/accounts/core/actor.ts';
import { done, refused, unchanged, type Posted } from '#app/platform/forms/posted-forms.server.ts';
import type { SharedForm } from '#app/platform/forms/meanwhile.ts';
import { saveShared } from '#app/platform/forms/shared-form.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { newIdIn } from '#app/platform/http/submission-key.ts';
import type { declaredRows, DeclaredRow, Reworded } from '#app/work/core/taxpayers/declared.server.ts';

export type DeclaredTask = Posted & { me: FirmActor };

export type Read<Values> =
  { values: Values; errors: null } | { values: null; errors: Record<string, string> };

type Declared<Values extends { name: string }, Row extends Values & DeclaredRow, End extends string> = {
  noun: 'Field' | 'Tag';
  rows: ReturnType<typeof declaredRows<Values, Row>>;
  readNew(form: FormData): Read<Values> | Promise<Read<Values>>;
  /** `gone`: there is no such row. */
  readSaved(form: FormData): Read<Values> | Promise<Read<Values> | 'gone'>;
  shared: SharedForm<Values>;
  find(id: string): Promise<(Values & { version: number }) | undefined>;
  end: { intent: End; done: 'retired' | 'removed'; description: string };
  added?: string;
  restored: string;
};

/** Of a page on which managers declare what clients can have: `save`, `end` and `restore` are of the row `item`. */
export function declaredCommands<
  Values extends { name: string },
  Row extends Values & DeclaredRow,
  End extends string,
>({ noun, rows, readNew, readSaved, shared, find, end: ended, added, restored }: Declared<Values, Row, End>) {
  const taken = `Another ${noun.toLowerCase()} has this name.`;
  const noMore = { title: `This ${noun.toLowerCase()} was ${ended.done} meanwhile` };
  type Intent = 'save' | 'restore' | End;

  async function add({ form, me }: DeclaredTask) {
    const { values, errors } = await readNew(form);
    if (errors) return refused(errors);
    const id = newIdIn(form);
    if ((await rows.add(me, id, values)) === 'taken') return refused({ name: taken });
    return done<Intent>({
      title: `${noun} “${values.name}” added`,
      description: added,
      undo: { intent: ended.intent, item: id },
    });
  }

  function save({ form, me }: DeclaredTask) {
    const item = textIn(form, 'item');
    return saveShared(form, shared, {
      find: () => find(item),
      ifRemoved: unchanged<Intent>(noMore),
      undo: { intent: 'save', item },
      async save({ form: sent, version }) {
        const answer = await readSaved(sent);
        if (answer === 'gone') return answer;
        const { values, errors } = answer;
        if (errors) return refused(errors);
        const saved = await rows.save(me, { id: item, version }, values);
        if (saved === 'taken') return refused({ name: taken });
        if (typeof saved === 'string') return saved;
        const description = saved.reworded.map(rewordedText).join(' ');
        return { kind: 'saved', before: saved.before, after: values, description };
      },
    });
  }

  async function end({ form, me }: DeclaredTask) {
    const item = textIn(form, 'item');
    const row = await rows.end(me, item, true);
    if (typeof row === 'string') return unchanged<Intent>(noMore);
    return done<Intent>({
      title: `${noun} “${row.name}” ${ended.done}`,
      description: ended.description,
      undo: { intent: 'restore', item },
    });
  }

  async function restore({ form, me }: DeclaredTask) {
    const row = await rows.end(me, textIn(form, 'item'), false);
    if (row === 'taken') return unchanged<Intent>({ title: 'Not brought back', description: taken });
    return row === 'gone'
      ? unchanged<Intent>({ title: 'There is nothing to bring back' })
      : done<Intent>({ title: `${noun} “${row.name}” is back, with ${restored}` });
  }

  return { add, save, end, restore };
}

function rewordedText({ from, to, clients }: Reworded): string {
  const they = clients === 1 ? '1 client' : `${clients} clients`;
  const [have, keep] = clients === 1 ? ['has', 'keeps'] : ['have', 'keep'];
  return to === null
    ? `${they} ${keep} “${from}”, which is no choice any more.`
    : `${they} ${have} “${to}” instead of “${from}”.`;
}
