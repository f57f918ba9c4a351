import { isKeyOf } from '#app/platform/core/keys.ts';

const VERBS = {
  add: 'added',
  create: 'made',
  seed: 'filled in',
  update: 'changed',
  revert: 'restored an older version of',
  delete: 'deleted',
  retire: 'retired',
  'bring-back': 'brought back',
  archive: 'archived',
  merge: 'merged another into',
  'tell-apart': 'said that another is not the same as',
  'ask-again': 'said that another may be the same as',
  unarchive: 'took out of the archive',
  restore: 'took out of the trash',
  forget: 'removed for good',
  show: 'activated',
  'show-account': 'had the whole bank account number shown of',
  hide: 'hid',
  move: 'moved',
  logo: 'changed the logo of',
  import: 'changed by an import',
  unimport: 'took back an import that had changed',
  note: 'added a note to',
  'edit-note': 'changed a note of',
  'delete-note': 'deleted a note of',
  'restore-note': 'restored a note of',
  reply: 'replied to',
  receive: 'received an answer in',
  export: 'exported',
  expire: 'deleted, because they were too old,',
  retry: 'tried again to send',
  cancel: 'cancelled',
  grant: 'gave a role to',
  revoke: 'took the role from',
  send: 'sent',
  withdraw: 'withdrew',
  accept: 'accepted',
  resend: 'sent the link again to',
  'end-sessions': 'ended all sessions of',
  disown: 'gave back to its warned owner',
  book: 'booked',
  'no-show': 'noted that nobody came to',
  came: 'noted that somebody came to',
  'hand-over': 'handed over',
  feed: 'made a new calendar address for',
  'end-feed': 'ended the calendar address of',
  away: 'entered time off in',
  back: 'removed time off from',
  prove: 'proved who asks for new access to',
  second: 'approved as the second new access to',
  recover: 'gave its owner access again to',
  identify: 'received an identity document for',
  stop: 'stopped, as the warned owner, new access to',
  question: 'questioned, at the old address, new access to',
  look: 'looked into the questioned new access to',
  'look-again': 'put back on the overview the questioned new access to',
  refuse: 'refused new access to',
  reset: 'reset the two-step verification of',
  open: 'opened',
  plan: 'planned',
  draft: 'wrote a draft of',
  discard: 'discarded a draft of',
  check: 'checked',
  'ask-check': 'asked the author to check',
  publish: 'published',
  start: 'started',
  finish: 'finished',
  'take-up': 'took up again',
  state: 'changed the state of',
  assign: 'assigned',
  pause: 'paused the reminders of',
  resume: 'resumed the reminders of',
  remind: 'reminded the client of',
  ask: 'asked for something in',
  return: 'returned an item of',
  unaccept: 'opened an item again in',
  'take-back': 'took an item back from',
  undo: 'took back a step in',
  invite: 'invited somebody to',
  uninvite: 'withdrew an invitation to',
  remove: 'removed somebody from',
  claim: 'acts by its own address for',
  correct: 'asked to correct',
  'refuse-correction': 'left as it was, although a correction was asked for,',
  'reopen-correction': 'took back an answer to a correction of',
  'withdraw-correction': 'took back a correction of',
  deliver: 'delivered a document of',
  'take-in': 'stored a paper of the client in',
  file: 'filed a paper of the client in',
  download: 'downloaded',
  damage: 'found damage in',
} as const;

export type Verb = keyof typeof VERBS;

export type Action = `${string}.${Verb}`;

const MANY: Record<string, string> = { list: 'the list of', expired: 'old' };

const ENTITIES: Record<string, string> = {
  user: 'account',
  site: 'site’s',
  diary: 'diary of',
  recovery: 'request',
  taxpayer: 'client',
  api_token: 'API token',
  webhook: 'webhook to',
  client: 'shown client',
  audit_entry: 'audit entry',
};

export const NOBODY = 'The site';

/** `name` is null if the account was deleted: the id stays as a pseudonym. */
export function actorText(id: string | null, name: string | null): string {
  if (id === null) return NOBODY;
  return name ?? `Former colleague ${id.slice(0, 4)}…`;
}

export function verbText(action: string): string {
  const verb = action.split('.').at(-1) ?? '';
  return isKeyOf(VERBS, verb) ? VERBS[verb] : action.replaceAll(/[._]/g, ' ');
}

export function entityText(entity: string): string {
  return ENTITIES[entity] ?? entity.replaceAll('_', ' ');
}

type Thing = { entity: string; entityId: string; subject: string | null };

export function thingText({ entity, entityId, subject }: Thing): string {
  const many = MANY[entityId];
  if (many) return `${many} ${entityText(entity).replace(/y$/, 'ie')}s`;
  return `the ${entityText(entity)} ${subject ?? entityId.slice(0, 8)}`;
}

export function verbsLike(word: string): string[] {
  return Object.entries(VERBS)
    .filter(([, text]) => text.split(/\W+/).some((part) => part && part.startsWith(word.toLowerCase())))
    .map(([verb]) => verb);
}
