import { apiTokens, webhookDeliveries, webhooks } from '#app/platform/db/schema/api.ts';
import { defineStoredData } from '#app/platform/stored-data/define-stored-data.ts';
import { deleteOldApiTokens } from './tokens.server.ts';
import { deleteOldDeliveries } from './webhooks/deliver.server.ts';

export const storedApiTokens = defineStoredData({
  name: 'API tokens',
  tables: [apiTokens],
  holds: 'What other programs of the firm sign in with: a hash, a name, when it was used last',
  isPersonal: false,
  policy: { none: 'They are of the firm and name nobody but the administrator who made them.' },
  deleteExpired: ({ now }) => deleteOldApiTokens(now),
  deleteFor: { none: 'A token of a deleted account opens nothing, and goes a month after it expired.' },
  ownData: { none: 'What administrators made is in the audit that they read.' },
});

export const storedWebhooks = defineStoredData({
  name: 'webhooks',
  tables: [webhooks, webhookDeliveries],
  holds: 'Where other programs of the firm are told that something happened; ids alone',
  isPersonal: false,
  policy: { none: 'A delivery names no person, and goes after a month.' },
  deleteExpired: ({ now }) => deleteOldDeliveries(now),
  deleteFor: { none: 'To a webhook of a deleted account nothing is sent.' },
  ownData: { none: 'What administrators added is in the audit that they read.' },
});
