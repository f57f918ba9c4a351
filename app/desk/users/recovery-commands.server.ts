import type { Member } from '#app/accounts/core/member.server.ts';
import { proved } from '#app/accounts/core/proof.server.ts';
import { approve, cancel, proveIdentity } from '#app/accounts/recovery/acts.server.ts';
import { lookAgain, lookInto } from '#app/accounts/recovery/raise.server.ts';
import { PROOF_TEXTS, RECOVERY_WAIT_TEXT } from '#app/accounts/recovery/states.ts';
import { keysOf } from '#app/platform/core/keys.ts';
import {
  done,
  postedForms,
  refused,
  stale,
  unchanged,
  type Posted,
  type Reply,
} from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { oneOf } from '#app/platform/http/query.ts';

import { proofsOf } from './recovery.server.ts';

type Context = Posted & { me: Member; id: string };

export type RecoveryIntent = 'prove' | 'approve' | 'refuse' | 'looked-into' | 'look-again';

const GONE = 'This request was settled meanwhile. Look at it again.';

export const changeRecovery = postedForms<Context, RecoveryIntent>({
  commands: {
    prove: proved(prove),
    approve: proved(second),
    refuse,
    'looked-into': lookedInto,
    'look-again': questioned,
  },
  path: ({ id }) => `/admin/recoveries/${id}`,
});

async function prove({ form, me, id }: Context) {
  const userId = textIn(form, 'account');
  const proof = oneOf(keysOf(PROOF_TEXTS), textIn(form, 'how'));
  if (!proof) return refused({ how: 'Say how you know who asks.' });
  if (!(await proofsOf(userId)).includes(proof)) return refused({ how: 'Nothing for this is on file.' });
  const result = await proveIdentity(me, id, { userId, proof });
  if (result === 'gone') return stale(GONE);
  if (typeof result === 'object') return refused(result.refused);
  const description = `The account’s address and the new one were told, and can stop it. It takes effect when a second colleague approves, or after ${RECOVERY_WAIT_TEXT}; for a colleague’s account an administrator has to approve.`;
  return done({ title: 'Noted: it waits now', description });
}

async function second({ me, id }: Context) {
  const result = await approve(me, id);
  if (result === 'gone') return stale(GONE);
  if (typeof result === 'object') return refused(result.refused);
  if (result === 'cancelled')
    return refused(
      'The account has another address meanwhile, or another account has the new one: nothing was changed.',
    );
  return done({ title: 'Done', description: 'Everybody was signed out, and the owner was told by mail.' });
}

async function refuse({ me, id }: Context) {
  if (!(await cancel(me, id))) return stale(GONE);
  return done({ title: 'Refused: nothing was changed', description: 'Who asked was told by mail.' });
}

async function lookedInto({ me, id }: Context): Promise<Reply<'look-again'>> {
  if (!(await lookInto(me, id))) return stale(GONE);
  return done({
    title: 'Looked into',
    description: 'It no longer stands on the overview.',
    undo: { intent: 'look-again' },
  });
}

async function questioned({ me, id }: Context) {
  if (!(await lookAgain(me, id))) return unchanged({ title: 'It stands on the overview already' });
  return done({ title: 'Taken back', description: 'It stands on the overview again.' });
}
