import { firmActor } from '#app/accounts/core/actor.ts';
import { proved } from '#app/accounts/core/proof.server.ts';
import { oneLine } from '#app/platform/core/text.ts';
import { LONGEST_API_NAME } from '#app/platform/db/api-values.ts';
import { done, postedForms, refused, shown, unchanged } from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { newIdIn } from '#app/platform/http/submission-key.ts';
import { EVERY_SCOPE, LIFETIMES, scopeField } from './scopes.ts';
import { endApiToken, makeApiToken } from './tokens.server.ts';
import { WEBHOOK_COMMANDS, type ApiTask, type Made, type WebhookIntent } from './webhooks/commands.server.ts';

export const API_PAGE = '/admin/api';

export type ApiIntent = 'make' | 'end' | 'restore' | WebhookIntent;

export const changeApi = postedForms<ApiTask, ApiIntent, Made>({
  commands: { make: proved(make), end, restore: proved(restore), ...WEBHOOK_COMMANDS },
  path: () => API_PAGE,
});

async function make({ form, me }: ApiTask) {
  const name = oneLine(textIn(form, 'name'));
  const scopes = EVERY_SCOPE.filter((scope) => form.get(scopeField(scope)) === 'yes');
  const days = LIFETIMES.find((one) => String(one) === textIn(form, 'days'));
  const errors = {
    ...((name.length === 0 || name.length > LONGEST_API_NAME) && {
      name: `Enter what uses it, in at most ${LONGEST_API_NAME} characters.`,
    }),
    ...(scopes.length === 0 && { scope: 'Choose what it may do.' }),
    ...(!days && { days: 'Choose how long it works.' }),
  };
  if (Object.keys(errors).length > 0 || !days) return refused<Made>(errors);
  const secret = await makeApiToken(firmActor(me), newIdIn(form), { name, scopes, days });
  if (secret === null)
    return unchanged<ApiIntent>({
      title: 'This token was made already',
      description: 'It was shown once. End it and make another if you do not have it.',
    });
  return shown<Made>({ secret });
}

async function end({ form, me }: ApiTask) {
  const id = textIn(form, 'id');
  const ended = await endApiToken(firmActor(me), id, true);
  if (!ended) return unchanged<ApiIntent>({ title: 'It was ended already' });
  return done<ApiIntent>({
    title: `“${ended.name}” ended`,
    description: 'It opens nothing any more.',
    undo: { intent: 'restore', id },
  });
}

async function restore({ form, me }: ApiTask) {
  const back = await endApiToken(firmActor(me), textIn(form, 'id'), false);
  return back
    ? done<ApiIntent>({ title: `“${back.name}” works again` })
    : unchanged<ApiIntent>({ title: 'There is nothing to bring back' });
}
