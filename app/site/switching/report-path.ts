import type { ReportPage } from './report.ts';

export const REPORT_PATH = '/switching/report';

export function reportPath(page: ReportPage): string {
  return page === 'words' ? REPORT_PATH : `${REPORT_PATH}?page=${page}`;
}
