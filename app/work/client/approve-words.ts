import { clockText } from '#app/platform/core/time.ts';
import type { Approval } from '#app/platform/db/work-values.ts';
import { stillToSign } from '#app/work/core/engagements/signing.ts';
import type { ApprovalAnswer, ApprovalVerdict } from './approve.server.ts';

type Done = { title: string; description: string; isFinal?: true };

/** `wait`: milliseconds until the seal. `isFinal`: it cannot be taken back. */
export function doneWords(kind: ApprovalAnswer['kind'], approval: Approval | null, wait: number): Done {
  const signing = approval?.signing;
  switch (kind) {
    case 'approve':
      return { title: 'Approved', description: 'We have been told. Until it is filed you can take it back.' };
    case 'sign':
      return { title: 'Signed', ...sealWords(approval, wait) };
    case 'wrong': {
      const meanwhile = signing ? 'Nobody signs it meanwhile.' : 'Nothing is filed meanwhile.';
      return { title: 'We look at it', description: `What you wrote is with us. ${meanwhile}` };
    }
    case 'take-back': {
      const again = signing ? 'sign' : 'approve';
      return {
        title: 'Taken back',
        description: `We have been told. It does not count until you ${again} it again.`,
      };
    }
  }
}

/** The last signer can take a signature back until the seal. */
function sealWords(approval: Approval | null, wait: number): Omit<Done, 'title'> {
  const { signing, given } = approval ?? {};
  if (!signing || !given || stillToSign(signing).length > 0)
    return {
      description: 'We have been told. You can take it back until all have signed and the file is sealed.',
    };
  if (wait === 0)
    return { description: 'We have been told. The file is sealed now, and comes to you.', isFinal: true };
  return {
    description: `We have been told. It is sealed at ${sealTime(given.at, wait)}; until then you can take it back.`,
  };
}

/** `14:32`; `signedAt`: of the last signature, ISO. */
export function sealTime(signedAt: string, wait: number): string {
  return clockText(new Date(Date.parse(signedAt) + wait));
}

export const REFUSED: Record<Exclude<ApprovalVerdict, 'saved'>, string> = {
  closed: 'It is filed or settled already. Write to us if something is wrong.',
  lost: 'We took one of the files back. We send it again, and ask you once more.',
  'not-owner': 'You send papers for this client. An owner approves and signs.',
  sealed:
    'All have signed, and the file is sealed: a signature on it stays. If something is wrong, or it was not you, write to us below.',
  clash: 'It was answered meanwhile, by somebody else or in another tab. That answer stays.',
  declined:
    'Somebody says that something is wrong with it. We look at that first, and ask for the signature again.',
  nothing: 'There is nothing of yours to take back: it was taken back already.',
  late: 'The last day to sign is over. Write to us, and we ask you again.',
  'not-signer': 'Others sign this.',
  'not-turn': 'Somebody else signs first. We write to you when it is your turn.',
};
