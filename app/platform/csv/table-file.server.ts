import { PRIVATE_PAGE } from '#app/platform/http/cache.ts';
import { writeCsv, type Cell } from './csv.ts';
import { writeXlsx, XLSX_TYPE } from './write-xlsx.server.ts';

/** What a list of the desk exports: as CSV, or as a workbook of Excel where the address has `as=xlsx`. `name`: without an ending. */
export async function tableFile(
  request: Request,
  name: string,
  lines: readonly (readonly Cell[])[],
): Promise<Response> {
  const isWorkbook = new URL(request.url).searchParams.get('as') === 'xlsx';
  return new Response(isWorkbook ? new Uint8Array(await writeXlsx(lines)) : writeCsv(lines), {
    headers: {
      'Content-Type': isWorkbook ? XLSX_TYPE : 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.${isWorkbook ? 'xlsx' : 'csv'}"`,
      'Cache-Control': PRIVATE_PAGE,
    },
  });
}
