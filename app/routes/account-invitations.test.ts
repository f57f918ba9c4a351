import { beforeEach, expect, test } from 'vitest';
import { users } from '#app/platform/db/schema/accounts.ts';
import {
  addEngagement,
  addTaxpayerFor,
  forgetWork,
  invitationsTo,
} from '#app/work/core/engagements/work.test-support.ts';
import { MINUTE } from '#app/platform/core/time.ts';
import { openedCookie } from '#app/work/client/opened-link.server.ts';
import { taxpayerInvitationMail } from '#app/work/core/taxpayers/mails.server.ts';
import { inviteMember } from '#app/work/core/taxpayers/invitations.server.ts';
import {
  ADDRESS,
  addMember,
  asCookie,
  PASSWORD,
  queuedMails,
  secretsTo,
  signedInAs,
} from '#tests/accounts.ts';
import { rowOf, useTestDatabase } from '#tests/database.ts';
import { ask, submit, toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();

let [taxpayer, work] = ['', ''];

beforeEach(async () => {
  await forgetWork();
  taxpayer = await addTaxpayerFor(null, { email: ADDRESS });
  work = await addEngagement({ taxpayerId: taxpayer });
});

test('who is invited begins with an account, or signs in with the one they have', async () => {
  const secret = await inviteByAnn(ADDRESS);
  const [mail] = await queuedMails(ADDRESS);
  expect(mail?.subject).toBe('You are invited to your work with Jacaranda Ledger');
  const redirectTo = encodeURIComponent(`/account/taxpayers/join?token=${secret}`);
  const modeAt = async (query = '') => (await visit(`/auth?redirectTo=${redirectTo}${query}`)).data?.mode;
  expect(await modeAt()).toBe('signup');
  for (const query of ['&mode=signin', '&check=mail']) expect(await modeAt(query)).toBe('signin');
  const behind = async (query = '') => (await visit(`/auth?redirectTo=${redirectTo}${query}`)).data?.behind;
  expect(await behind()).toMatchObject({
    what: 'Ann Botha invites you to your work with Jacaranda Ledger',
    how: expect.stringMatching(/^Create an account with /),
  });
  expect(await behind('&check=mail')).toMatchObject({
    how: `The account that you began has another address. Only one with ${ADDRESS}, which the invitation came to, accepts it.`,
  });
  const cookie = await signedInAs(await addMember());
  expect(await modeAt()).toBe('signin');
  const joined = await submit('/account/taxpayers/join', { token: secret, taxpayer }, { cookie });
  const description = 'What we do for you is in your account from now on.';
  expect(await toastOf(joined)).toMatchObject({ description });
});

test('an invitation that is opened again leads to whom one acts for', async () => {
  const secret = await inviteByAnn(ADDRESS);
  const cookie = await signedInAs(await addMember());
  await submit('/account/taxpayers/join', { token: secret, taxpayer }, { cookie });
  const again = await visit(`/account/taxpayers/join?token=${secret}`, { cookie });
  expect(again.data).toMatchObject({ invitations: [], actsFor: [{ id: taxpayer, name: 'Thandi Nkosi' }] });
});

test('a sign-in behind a used invitation says so', async () => {
  const secret = await inviteByAnn(ADDRESS);
  const cookie = await signedInAs(await addMember());
  await submit('/account/taxpayers/join', { token: secret, taxpayer }, { cookie });
  const redirectTo = encodeURIComponent(`/account/taxpayers/join?token=${secret}`);
  expect((await visit(`/auth?redirectTo=${redirectTo}`)).data).toMatchObject({
    mode: 'signin',
    behind: { what: 'This invitation was used, or is too old' },
  });
});

test('a sign-up by the link of an invitation proves its own address, and no other', async () => {
  const join = `/account/taxpayers/join?token=${await inviteByAnn(ADDRESS)}`;
  const planted = await addMember({ verified: false });
  const signUp = (email: string, path = join) =>
    submit(`/auth?mode=signup&redirectTo=${encodeURIComponent(path)}`, {
      email,
      password: PASSWORD,
      full_name: 'Thandi Nkosi',
      user_type: 'individual',
    });
  for (const [email, path] of [
    ['other@example.org', join],
    [ADDRESS, `${join}x`],
  ] as const)
    expect(await signUp(email, path)).toMatchObject({ location: expect.stringContaining('check=mail') });
  const opened = await signUp(ADDRESS.toUpperCase());
  expect(opened).toMatchObject({ status: 303, location: join });
  const cookie = asCookie(...opened.cookies.filter((line) => line.startsWith('session=')));
  expect((await visit(join, { cookie })).data).toMatchObject({ email: ADDRESS, invitations: [{}] });
  expect(await rowOf(users, planted)).toBeUndefined();
  expect(await secretsTo(ADDRESS)).toEqual([]);
  // Its owner has an account by now.
  expect(await signUp(ADDRESS)).toMatchObject({ location: expect.stringContaining('check=mail') });
});

test('a code that was entered in the last ten minutes proves the address of a sign-up', async () => {
  const form = { email: ADDRESS, password: PASSWORD, full_name: 'Thandi Nkosi', user_type: 'individual' };
  const signUp = async (minutesAgo: number, email = ADDRESS) => {
    const { request } = ask('/');
    const entered = new Date(Date.now() - minutesAgo * MINUTE);
    const cookie = asCookie(await openedCookie(request, { engagementId: work, email: ADDRESS }, entered));
    return submit('/auth?mode=signup', { ...form, email }, { cookie });
  };
  const sentMail = expect.objectContaining({ title: 'Verification email sent' });
  expect(await toastOf(await signUp(11))).toEqual(sentMail);
  expect(await toastOf(await signUp(1, 'other@example.org'))).toEqual(sentMail);
  const opened = await signUp(1);
  expect(await toastOf(opened)).toMatchObject({ title: 'Your account is ready' });
  expect(opened.cookies).toContainEqual(expect.stringMatching(/^session=/));
  expect(await toastOf(await signUp(1))).toEqual(sentMail);
});

test('no other way to the work is offered beside an invitation', async () => {
  const secret = await inviteByAnn(ADDRESS);
  await addMember();
  const redirectTo = encodeURIComponent(`/account/taxpayers/join?token=${secret}`);
  const entry = { email: ADDRESS, password: PASSWORD };
  expect(await toastOf(await submit('/auth', entry))).toHaveProperty('link');
  expect(await toastOf(await submit(`/auth?redirectTo=${redirectTo}`, entry))).not.toHaveProperty('link');
});

test('an invitation says what to do, and that mailed links work on without an account', async () => {
  await inviteByAnn(ADDRESS, 'lwazi@example.org');
  const [[own], [other]] = await Promise.all([queuedMails(ADDRESS), queuedMails('lwazi@example.org')]);
  for (const mail of [own, other])
    expect(mail?.text).toContain('sign in or create an account with this address');
  expect(own?.text).toContain('with a code, without an account');
  expect(other?.text).not.toContain('a code');
});

test('a sign-in says who invites to what, and begins with the invited address', async () => {
  const secret = await inviteByAnn('lwazi@example.org');
  const join = `/account/taxpayers/join?token=${secret}`;
  const behind = async (to: string, cookie?: string) =>
    (await visit(`/auth?mode=signup&redirectTo=${encodeURIComponent(to)}`, { cookie })).data?.behind;
  expect(await behind(join)).toMatchObject({
    what: expect.stringMatching(/^Ann Botha invites you to act for Thandi Nkosi at /),
    email: 'lwazi@example.org',
  });
  expect(await behind(`${join}x`)).toBeNull();
  expect(await behind(`/work/${work}`)).toBeNull();
  const opened = await openedCookie(
    new Request('http://localhost'),
    { engagementId: work, email: ADDRESS },
    new Date(),
  );
  expect(await behind(`/work/${work}`, asCookie(opened))).toMatchObject({
    what: expect.stringMatching(/, Thandi Nkosi$/),
    email: ADDRESS,
  });
  const lwazi = await addMember({ email: 'lwazi@example.org' });
  const cookie = await signedInAs(lwazi);
  const joined = await submit(join, { token: secret, taxpayer }, { cookie });
  expect(joined).toMatchObject({ status: 303, location: `/work/${work}` });
});

test('several invitations are told apart by name, and a sign-in counts them', async () => {
  const company = await addTaxpayerFor(null, { name: 'Kgosi Plumbing', kind: 'company' });
  const secret = await inviteByAnn('lwazi@example.org');
  const dineo = await addMember({ email: 'dineo@example.org', fullName: 'Dineo Kgosi', role: 'admin' });
  const actor = { party: 'firm', id: dineo, name: 'Dineo Kgosi', role: 'admin' } as const;
  await inviteMember(actor, { taxpayerId: company, email: 'lwazi@example.org', role: 'owner' });
  const join = `/account/taxpayers/join?token=${secret}`;
  const page = await visit(`/auth?mode=signup&redirectTo=${encodeURIComponent(join)}`);
  expect(page.data?.behind).toMatchObject({
    what: expect.stringMatching(/ act for Thandi Nkosi and 1 more at /),
  });
  const { example } = taxpayerInvitationMail;
  const [first] = example.invitations;
  const mail = taxpayerInvitationMail.write('lwazi@example.org', {
    ...example,
    invitations: [first, { ...first, taxpayer: 'Karoo Wool' }],
  });
  for (const name of ['Kgosi Plumbing', 'Karoo Wool'])
    expect(mail.html).toContain(`See the invitation: ${name}`);
});

async function inviteByAnn(first: string, ...others: string[]): Promise<string> {
  const ann = await addMember({ email: 'ann@example.org', fullName: 'Ann Botha', role: 'admin' });
  const actor = { party: 'firm', id: ann, name: 'Ann Botha', role: 'admin' } as const;
  for (const email of [first, ...others])
    await inviteMember(actor, { taxpayerId: taxpayer, email, role: 'owner' });
  return (await invitationsTo(first))[0] ?? '';
}
