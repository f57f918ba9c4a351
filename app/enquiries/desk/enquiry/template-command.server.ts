import type { Member } from '#app/accounts/core/member.server.ts';
import {
  done,
  postedForms,
  refused,
  stale,
  type Command,
  type Posted,
  type Reply,
} from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { readVersion } from '#app/platform/http/row-version.ts';
import { oneLine, paragraphs } from '#app/platform/core/text.ts';
import {
  addTemplate,
  deleteTemplate,
  moveTemplate,
  restoreDefaults,
  saveTemplate,
  type StoredTemplate,
  type TemplateResult,
} from './templates.server.ts';
import { PLACEHOLDERS, unknownPlaceholders } from './templates.ts';

export type TemplateIntent = 'add' | 'save' | 'up' | 'down' | 'delete' | 'restore';

type Context = Posted & { me: Pick<Member, 'id'> };

export const changeTemplates = postedForms<Context, TemplateIntent>({
  commands: {
    add: written('Template added', (actor, { label, text }) => addTemplate(actor, { label, text })),
    save: written('Template saved', saveTemplate),
    up: changing('Template moved', (actor, id) => moveTemplate(actor, id, -1)),
    down: changing('Template moved', (actor, id) => moveTemplate(actor, id, 1)),
    delete: changing('Template deleted', deleteTemplate),
    restore,
  },
  path: () => '/admin/messages/templates',
  row: 'id',
});

type Actor = { actorId: string };

function written(
  title: string,
  write: (actor: Actor, template: StoredTemplate) => Promise<TemplateResult>,
): Command<Context, never, never> {
  return async ({ form, me }) => {
    const [label, text] = [oneLine(textIn(form, 'label')), paragraphs(textIn(form, 'text'))];
    const errors = errorsOf({ label, text });
    if (errors) return refused<never>(errors);
    const version = readVersion(form.get('version')) ?? 0;
    return answer(title, await write({ actorId: me.id }, { id: textIn(form, 'id'), version, label, text }));
  };
}

function changing(
  title: string,
  change: (actor: Actor, id: string) => Promise<TemplateResult>,
): Command<Context, never, never> {
  return async ({ form, me }) => answer(title, await change({ actorId: me.id }, textIn(form, 'id')));
}

async function restore({ me }: Context) {
  await restoreDefaults({ actorId: me.id });
  return done({ title: 'Templates restored' });
}

function answer(title: string, result: TemplateResult): Reply<never, never> {
  switch (result) {
    case 'done':
      return done({ title });
    case 'last':
      return refused({ text: 'Keep at least one template.' });
    case 'deleted':
      return stale({ text: 'Somebody else deleted this template meanwhile.' });
    case 'stale':
      return stale({
        text: 'Somebody else changed this template meanwhile, and yours was not saved. Copy your text, open the page again and compare.',
      });
  }
}

function errorsOf({ label, text }: Pick<StoredTemplate, 'label' | 'text'>) {
  const unknown = unknownPlaceholders(text);
  const errors = {
    label: label ? (label.length > 60 ? 'At most 60 characters.' : undefined) : 'Give it a name.',
    text: textError(text, unknown),
  };
  return errors.label || errors.text ? errors : null;
}

function textError(text: string, unknown: readonly string[]): string | undefined {
  if (!text) return 'Write the text first.';
  if (text.length > 10_000) return 'At most 10 000 characters.';
  if (unknown.length === 0) return undefined;
  const named = unknown.map((name) => `{{${name}}}`).join(', ');
  const known = Object.keys(PLACEHOLDERS).map((name) => `{{${name}}}`);
  return `Nothing fills in ${named}. There are ${known.join(', ')}.`;
}
