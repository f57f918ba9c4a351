import { expect, test } from 'vitest';
import { letterFile, letterPdfFile } from './letter-file.server.ts';

test('the files of two letters of one kind have the names of their work and period', async () => {
  const names = ['2025', '2026'].map(async (year) => {
    const about = `Income tax return (ITR12), ${year} tax year`;
    const letter = { title: 'Engagement letter: tax return', about, words: 'Dear Thandi', sealedId: null };
    const files = [letterFile(letter), await letterPdfFile(letter)];
    return files.map((file) => decodeURIComponent(file.headers.get('Content-Disposition') ?? ''));
  });
  const name = (year: string, kind: string) =>
    `attachment; filename*=UTF-8''Income tax return ITR12 ${year} tax year Engagement letter tax return.${kind}`;
  expect(await Promise.all(names)).toEqual(
    ['2025', '2026'].map((year) => [name(year, 'txt'), name(year, 'pdf')]),
  );
});
