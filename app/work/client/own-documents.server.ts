import type { Member } from '#app/accounts/core/member.server.ts';
import { searchedWords } from '#app/platform/db/search-words.ts';
import { asOptions, type ValuesOf } from '#app/platform/filters/define-filter.ts';
import { unprocessable } from '#app/platform/http/responses.ts';
import { engagementsOf, type Engagement } from '#app/work/core/engagements/find.server.ts';
import { yearOfWork } from '#app/work/core/engagements/year-of-work.ts';
import { countDocuments, documentsAmong, type FiledDocument } from '#app/work/documents/among.server.ts';
import { MOST_IN_ZIP } from '#app/work/documents/kinds.ts';
import { folderName, zipOf, type Included } from '#app/work/documents/zip.server.ts';
import { memberActor } from './client.server.ts';
import { OWN_DOCUMENTS } from './own-documents.ts';

const A_PAGE = 100;

type Values = ValuesOf<typeof OWN_DOCUMENTS>;
type Work = Pick<Engagement, 'id' | 'title' | 'taxpayer'> & { year: string };

/** Every document of everybody that the member acts for, sent and delivered: the latest year first, then by work. */
export async function findOwnDocuments(member: Member, params: URLSearchParams) {
  const values = OWN_DOCUMENTS.read(params);
  const works = await worksWithDocuments(member);
  const offset = (values.page - 1) * A_PAGE;
  const { documents, total } = await chosen(works, values, { limit: A_PAGE, offset });
  const taxpayers = new Map(works.map(({ taxpayer }) => [taxpayer.id, taxpayer.name]));
  return {
    values,
    groups: groupsOf(works, documents),
    total,
    pages: Math.ceil(total / A_PAGE),
    canZip: total <= MOST_IN_ZIP,
    hasAny: works.length > 0,
    choices: {
      taxpayer: asOptions([...taxpayers]),
      year: asOptions([...new Set(works.map(({ year }) => year))].map((year) => [year, year])),
    },
  };
}

export type OwnDocuments = Awaited<ReturnType<typeof findOwnDocuments>>;

/** What `findOwnDocuments` lists, of all its pages, in folders. Throws 422 for more than one ZIP takes. */
export async function zipOfOwnDocuments(member: Member, params: URLSearchParams, logDamage: () => void) {
  const works = await worksWithDocuments(member);
  const { documents, total } = await chosen(works, OWN_DOCUMENTS.read(params));
  if (total > MOST_IN_ZIP)
    throw unprocessable(`A ZIP holds at most ${MOST_IN_ZIP} documents: choose a year or a name first.`);
  const contents = { title: 'Documents', about: member.fullName || member.email };
  return zipOf(memberActor(member), { ...contents, documents: inFolders(works, documents) }, logDamage);
}

async function worksWithDocuments(member: Member): Promise<Work[]> {
  const engagements = await engagementsOf(memberActor(member));
  const counts = await countDocuments(engagements.map(({ id }) => id));
  return engagements
    .filter(({ id }) => counts.has(id))
    .map(({ id, title, taxpayer, ...of }) => ({ id, title, taxpayer, year: yearOfWork(of) }))
    .toSorted(
      (a, b) =>
        b.year.localeCompare(a.year) ||
        a.taxpayer.name.localeCompare(b.taxpayer.name) ||
        a.title.localeCompare(b.title),
    );
}

function chosen(works: readonly Work[], values: Values, page?: { limit: number; offset: number }) {
  const { q, taxpayer, year, side } = values;
  const of = works.filter(
    (work) => (!taxpayer || work.taxpayer.id === taxpayer) && (!year || work.year === year),
  );
  const words = searchedWords(q).map((word) => ({ word, engagementIds: idsOf(of, word) }));
  return documentsAmong(idsOf(of), { words, side: side || undefined, page });
}

function idsOf(works: readonly Work[], word = ''): string[] {
  const isIn = (text: string) => text.toLowerCase().includes(word.toLowerCase());
  return works
    .filter(({ title, taxpayer, year }) => isIn(`${title} ${taxpayer.name} ${year}`))
    .map(({ id }) => id);
}

function groupsOf(works: readonly Work[], documents: readonly FiledDocument[]) {
  return works
    .map((work) => ({ ...work, documents: documents.filter(({ engagementId }) => engagementId === work.id) }))
    .filter((group) => group.documents.length > 0);
}

function inFolders(works: readonly Work[], documents: readonly FiledDocument[]): Included[] {
  const taxpayers = [...new Map(works.map(({ taxpayer }) => [taxpayer.id, taxpayer.name]))];
  const folders = new Map(
    works.map(({ id, title, taxpayer }) => {
      const namesakes = taxpayers.filter(([, name]) => name === taxpayer.name);
      const number = namesakes.findIndex(([one]) => one === taxpayer.id) + 1;
      const of = folderName(taxpayer.name) + (number > 1 ? ` (${number})` : '');
      return [id, `${of}/${folderName(title)}/`];
    }),
  );
  return documents.map((document) => ({ ...document, folder: folders.get(document.engagementId) }));
}
