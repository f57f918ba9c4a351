import { refused, type Posted, type Reply } from '#app/platform/forms/posted-forms.server.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import type { RequestContext } from '#app/platform/http/context.ts';
import type { Mutation } from './change.server.ts';
import type { Intent, ListMore } from './list-answer.ts';

export type Task = Posted & { mutation: Mutation; me: FirmActor; context: RequestContext; path: string };

export type ListReply = Reply<Intent, ListMore>;

export const NOT_IN_LIST: ListReply = refused(
  'It is no longer in the list. Perhaps somebody else deleted it: look in the trash.',
  undefined,
  404,
);
