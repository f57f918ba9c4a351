import { readVersion } from '#app/platform/http/row-version.ts';
import { oneLine, paragraphs } from '#app/platform/core/text.ts';
import {
  addTemplate,
  deleteTemplate,
  moveTemplate,
  restoreDefaults,
  saveTemplate,
  type TemplateResult,
} from './templates.server.ts';
import { PLACEHOLDERS, unknownPlaceholders } from './templates.ts';

export type TemplateCommand = {
  intent: (typeof INTENTS)[number];
  /** Empty for a new one. */
  id: string;
  version: number;
  label: string;
  text: string;
};

export type TemplateErrors = { label?: string; text?: string };

type Outcome =
  { kind: 'done'; title: string } | { kind: 'refused'; status: 400 | 404 | 409; errors: TemplateErrors };

const INTENTS = ['add', 'save', 'up', 'down', 'delete', 'restore'] as const;

const TITLES: Record<TemplateCommand['intent'], string> = {
  add: 'Template added',
  save: 'Template saved',
  up: 'Template moved',
  down: 'Template moved',
  delete: 'Template deleted',
  restore: 'Templates restored',
};

const REFUSED: Record<Exclude<TemplateResult, 'done'>, { status: 400 | 404 | 409; text: string }> = {
  stale: {
    status: 409,
    text: 'Somebody else changed this template meanwhile, and yours was not saved. Copy your text, open the page again and compare.',
  },
  deleted: { status: 404, text: 'Somebody else deleted this template meanwhile.' },
  last: { status: 400, text: 'Keep at least one template.' },
};

export function readTemplateCommand(form: FormData): TemplateCommand | null {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const intent = INTENTS.find((one) => one === text('intent'));
  if (!intent) return null;
  return {
    intent,
    id: text('id'),
    version: readVersion(form.get('version')) ?? 0,
    label: oneLine(text('label')),
    text: paragraphs(text('text')),
  };
}

export async function performTemplate(actorId: string, command: TemplateCommand): Promise<Outcome> {
  const { intent, id, version, label, text } = command;
  if (intent === 'restore') {
    await restoreDefaults({ actorId });
    return { kind: 'done', title: TITLES.restore };
  }
  if (intent === 'add' || intent === 'save') {
    const errors = errorsOf(command);
    if (errors) return { kind: 'refused', status: 400, errors };
  }
  const results = {
    add: () => addTemplate({ actorId }, { label, text }),
    save: () => saveTemplate({ actorId }, { id, version, label, text }),
    up: () => moveTemplate({ actorId }, id, -1),
    down: () => moveTemplate({ actorId }, id, 1),
    delete: () => deleteTemplate({ actorId }, id),
  };
  const result = await results[intent]();
  if (result === 'done') return { kind: 'done', title: TITLES[intent] };
  return { kind: 'refused', status: REFUSED[result].status, errors: { text: REFUSED[result].text } };
}

function errorsOf({ label, text }: TemplateCommand): TemplateErrors | null {
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
