import type { Member } from '#app/accounts/core/member.server.ts';
import { lostForm } from '#app/platform/drafts/lost-form.server.ts';
import { notFound } from '#app/platform/http/responses.ts';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';
import { findMergedInto } from '#app/work/core/taxpayers/merged.server.ts';
import { findTaxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { memberActor } from './client.server.ts';

const NONE = 'There is no such taxpayer in your account.';

/** Thrown for a taxpayer not of the member: the page of what it was merged into, with what they typed, or 404. */
export async function goneTaxpayer(member: Member, id: string, form?: FormData): Promise<Response> {
  const merged = await findMergedInto(id);
  const into = merged && (await findTaxpayer(memberActor(member), merged.id));
  if (!into) return notFound(NONE);
  const path = `/account/taxpayers/${into.id}`;
  const reason = { why: `It is part of ${into.name} now.`, to: { label: `Open ${into.name}`, path } };
  const lost = form && (await lostForm(member.id, form, { side: 'client', ...reason }));
  return lost ?? redirectWithToast(path, { title: `Part of ${into.name} now`, tone: 'plain' });
}
