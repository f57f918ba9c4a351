import type { Person } from '#content/people.ts';
import { itemPath } from '#app/content/core/content-path.ts';
import { titleOf, type ContentItem } from '#app/content/core/find.server.ts';
import { shownTexts } from '#app/content/core/shown-texts.server.ts';
import { PAGES } from '#app/firm/core/page-text.ts';
import type { ListName } from '#app/lists/core/lists.ts';
import type { Problem } from './set-up-part.ts';

type Claim = { says: RegExp; but: string };

/** Texts of pages that assume entries in a list. */
const OF_LISTS: Partial<Record<ListName, Claim>> = {
  clients: { says: /clients are named here/i, but: 'no client is listed' },
  'software-accreditations': { says: /accredit\w* us\b/i, but: 'no accreditation is listed' },
  partners: {
    says: /\b(we work with banks|we'll introduce you)/i,
    but: 'no partner is listed',
  },
};

const ALL_IN_A_BODY: Claim = {
  says: /everyone has\b[^.]*\bprofessional body/i,
  but: 'somebody on the team is in none',
};

/** Texts of pages that claim entries of an empty list. */
export function claimsOfList(list: ListName, items: readonly ContentItem[]): Problem[] {
  const claim = OF_LISTS[list];
  return claim ? claimedIn(items, claim) : [];
}

/** Texts of pages that say something of all team members which is not true of each. */
export function claimsOfPeople(people: readonly Person[], items: readonly ContentItem[]): Problem[] {
  return people.every(({ body }) => body !== null) ? [] : claimedIn(items, ALL_IN_A_BODY);
}

function claimedIn(items: readonly ContentItem[], { says, but }: Claim): Problem[] {
  return items.flatMap((item) => {
    const { content, id } = item;
    if (content.name !== PAGES) return [];
    return shownTexts(item).flatMap(({ label, text }) => {
      const [claimed] = says.exec(text) ?? [];
      const what = `${label} says “${claimed}”, and ${but}.`;
      return claimed ? [{ title: titleOf(item), path: itemPath(content, id), what }] : [];
    });
  });
}
