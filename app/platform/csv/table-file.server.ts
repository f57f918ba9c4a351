import { PRIVATE_PAGE } from '#app/platform/http/cache.ts';
import { writeCsv, type Cell } from './csv.ts';
import { writeXlsx, XLSX_TYPE } from './write-xlsx.server.ts';

/** A list of the desk as CSV, or as a workbook of Excel with `as=xlsx`. `name` has no file ending. */
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
