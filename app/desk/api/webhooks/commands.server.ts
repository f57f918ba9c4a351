import type { Colleague } from '#app/accounts/access/access.server.ts';
import { firmActor } from '#app/accounts/core/actor.ts';
import { proved } from '#app/accounts/core/proof.server.ts';
import { LONGEST_WEBHOOK_ADDRESS } from '#app/platform/db/api-values.ts';
import { env } from '#app/platform/env/env.server.ts';
import { done, refused, shown, unchanged, type Posted } from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { newIdIn } from '#app/platform/http/submission-key.ts';
import { EVERY_EVENT, eventField } from './events.ts';
import { addWebhook, endWebhook } from './webhooks.server.ts';

export type ApiTask = Posted & { me: Colleague };
/** `secret`: shown this once. */
export type Made = { secret: string };

export type WebhookIntent = 'add-webhook' | 'end-webhook' | 'restore-webhook';

export const WEBHOOK_COMMANDS = {
  'add-webhook': proved(add),
  'end-webhook': end,
  'restore-webhook': proved(restore),
};

async function add({ form, me }: ApiTask) {
  const address = addressIn(textIn(form, 'address'));
  const events = EVERY_EVENT.filter((event) => form.get(eventField(event)) === 'yes');
  const errors = {
    ...(!address && {
      address: 'Enter an address that begins with https://, without a name or password in it.',
    }),
    ...(events.length === 0 && { events: 'Choose what it is told.' }),
  };
  if (!address || events.length === 0) return refused<Made>(errors);
  const secret = await addWebhook(firmActor(me), newIdIn(form), { address, events });
  if (secret === null)
    return unchanged<WebhookIntent>({
      title: 'This webhook was added already',
      description: 'Its secret was shown once. End it and add it again if you do not have it.',
    });
  return shown<Made>({ secret });
}

async function end({ form, me }: ApiTask) {
  const id = textIn(form, 'id');
  const ended = await endWebhook(firmActor(me), id, true);
  if (!ended) return unchanged<WebhookIntent>({ title: 'It was ended already' });
  return done<WebhookIntent>({
    title: `Nothing is sent to ${new URL(ended.address).host} any more`,
    undo: { intent: 'restore-webhook', id },
  });
}

async function restore({ form, me }: ApiTask) {
  const back = await endWebhook(firmActor(me), textIn(form, 'id'), false);
  return back
    ? done<WebhookIntent>({
        title: `${new URL(back.address).host} is told again`,
        description: 'What happened in between is not sent.',
      })
    : unchanged<WebhookIntent>({ title: 'There is nothing to bring back' });
}

/** Null if nothing may be sent there. Names are looked up, and checked, when something is sent. */
function addressIn(typed: string): string | null {
  if (!URL.canParse(typed.trim())) return null;
  const url = new URL(typed.trim());
  if (url.href.length > LONGEST_WEBHOOK_ADDRESS || url.username || url.password) return null;
  const schemes = env().WEBHOOKS_TO_PRIVATE ? ['https:', 'http:'] : ['https:'];
  return schemes.includes(url.protocol) ? url.href : null;
}
