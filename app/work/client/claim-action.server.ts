import type { Member } from '#app/accounts/core/member.server.ts';
import { done, missing, postedForms, type Posted } from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { ownPath } from '#app/platform/http/own-path.ts';
import { claimTaxpayer } from '#app/work/core/taxpayers/claims.server.ts';

type Context = Posted & { member: Member };

export const changeOwnTaxpayers = postedForms({
  commands: { claim },
  path: (_context: Context) => '/account/taxpayers',
  missing: 'There is no such taxpayer for your address.',
});

async function claim({ form, member }: Context) {
  const claimed = await claimTaxpayer(member, textIn(form, 'taxpayer'));
  if (claimed === 'gone') return missing();
  return done({
    title: `${claimed.name} is in your account`,
    description: 'Its work and papers are here from now on.',
    to: ownPath(form.get('to'), '/account'),
  });
}
