import { createHash } from 'node:crypto';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import type { Sql } from 'postgres';
import sharp from 'sharp';
import type { ObjectStorage } from '#app/platform/storage/object.ts';
import { documentKey } from '#app/work/documents/keys.ts';

/** At the same time: each file is synced to the disk. */
const AT_ONCE = 32;

type Paper = { bytes: Uint8Array; type: string; ending: string };

/**
 * Each document of the practice gets a small file that opens: a client's a PDF or a photo, ours an assessment. Returns
 * how many.
 */
export async function storePapers(sql: Sql, storage: ObjectStorage): Promise<number> {
  const theirs = [
    ...(await Promise.all([1, 2, 3, 4].map((pages) => pdf('Certificate of the year', pages)))),
    ...(await Promise.all(['#b8a78f', '#8f9bb8'].map(photo))),
  ];
  const ours = [await pdf('Assessment', 2)];
  let count = 0;
  for (const [direction, papers] of [
    ['from_client', theirs],
    ['to_client', ours],
  ] as const)
    for (const [at, paper] of papers.entries()) {
      const { bytes, type, ending } = paper;
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const stored = await sql<{ id: string }[]>`
        update documents d set size = ${bytes.length}, type = ${type}, sha256 = ${sha256},
          name = regexp_replace(d.name, '\\.[a-z]+$', ${ending})
        from (select id, row_number() over (order by created_at, id) - 1 as at from documents where direction = ${direction}) one
        where one.id = d.id and one.at % ${papers.length} = ${at} returning d.id`;
      await putAll(
        storage,
        stored.map(({ id }) => id),
        paper,
      );
      count += stored.length;
    }
  return count;
}

async function putAll(storage: ObjectStorage, ids: readonly string[], { bytes, type }: Paper): Promise<void> {
  for (let at = 0; at < ids.length; at += AT_ONCE)
    await Promise.all(ids.slice(at, at + AT_ONCE).map((id) => storage.put(documentKey(id), bytes, type)));
}

async function pdf(title: string, pages: number): Promise<Paper> {
  const file = await PDFDocument.create();
  const font = await file.embedFont(StandardFonts.Helvetica);
  file.setTitle(title);
  for (let number = 1; number <= pages; number++) {
    const page = file.addPage();
    page.drawText(title, { x: 64, y: page.getHeight() - 96, size: 22, font });
    const lines = [
      `Page ${number} of ${pages}`,
      'A specimen of the practice: its names and figures are invented.',
    ];
    for (const [at, line] of lines.entries())
      page.drawText(line, { x: 64, y: page.getHeight() - 132 - at * 20, size: 12, font });
  }
  return { bytes: await file.save(), type: 'application/pdf', ending: '.pdf' };
}

async function photo(table: string): Promise<Paper> {
  const lines = Array.from(
    { length: 14 },
    (_, at) => `<rect x="70" y="${90 + at * 26}" width="${300 - ((at * 53) % 140)}" height="9" fill="#333"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><rect width="600" height="800" fill="${table}"/>
    <g transform="translate(60 90) rotate(-2)"><rect width="460" height="560" fill="#fdfdf8"/>${lines.join('')}</g></svg>`;
  const bytes = await sharp(Buffer.from(svg)).jpeg({ quality: 70 }).toBuffer();
  return { bytes, type: 'image/jpeg', ending: '.jpg' };
}
