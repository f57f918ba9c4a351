import { publicPage } from '#app/http/cache.ts';
import drawingUrl from '#app/service-pages/pay-day.svg?url';
import { servicePageMeta, ServicePageRoute } from '#app/service-pages/service-page.tsx';
import { loadServicePage } from '#app/service-pages/service-pages.server.ts';
import { Drawing } from '#app/ui/drawing.tsx';

export const headers = publicPage;
export const meta = servicePageMeta;

export function loader() {
  return loadServicePage('payroll');
}

export default function Payroll() {
  return <ServicePageRoute drawing={<Drawing src={drawingUrl} id="pay-day" width={560} height={450} />} />;
}
