import { randomUUID } from 'node:crypto';
import { DAY } from '#app/platform/core/time.ts';
import { apiTokens, webhookDeliveries, webhooks } from '#app/platform/db/schema/api.ts';
import { put } from '#tests/database.ts';
import { unique, type Expiring } from './expiring.test-support.ts';

export const EXPIRING_OF_API: Record<string, Expiring[]> = {
  'API tokens': [
    [
      'api_tokens',
      30 * DAY,
      (at) =>
        put(apiTokens, {
          id: randomUUID(),
          secretHash: unique(64),
          name: 'Reports',
          scopes: ['work'],
          makerId: randomUUID(),
          expiresAt: at,
        }),
    ],
  ],
  webhooks: [
    [
      'webhook_deliveries',
      30 * DAY,
      async (at) => {
        const webhookId = randomUUID();
        const address = 'https://hooks.example.org/';
        await put(webhooks, {
          id: webhookId,
          address,
          secret: 'sealed',
          events: ['work.state'],
          makerId: randomUUID(),
        });
        await put(webhookDeliveries, { webhookId, event: 'work.state', subjectId: randomUUID(), at });
      },
    ],
  ],
};
