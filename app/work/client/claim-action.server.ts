import type { Member } from '#app/accounts/core/member.server.ts';
import { done, missing, postedForms, type Posted } from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { ownPath } from '#app/platform/http/own-path.ts';
import { claimTaxpayer } from '#app/work/core/taxpayers/claims.server.ts';
import { restoreOwn } from '#app/work/core/trash/own-additions.server.ts';
import { memberActor } from './client.server.ts';

type Context = Posted & { member: Member };

export const changeOwnTaxpayers = postedForms({
  commands: { claim, restore },
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

async function restore({ form, member }: Context) {
  const id = textIn(form, 'taxpayer');
  const restored = await restoreOwn({ ...memberActor(member), userId: member.id }, id);
  if (restored === 'gone') return missing();
  return done({
    title: `${restored.name} is back`,
    description: 'With what was offered for it.',
    to: `/account/taxpayers/${id}`,
  });
}
