import { publicPage } from '#app/http/cache.ts';
import drawingUrl from '#app/service-pages/reconciliation.svg?url';
import { servicePageMeta, ServicePageRoute } from '#app/service-pages/service-page.tsx';
import { loadServicePage } from '#app/service-pages/service-pages.server.ts';
import { Drawing } from '#app/ui/drawing.tsx';

export const headers = publicPage;
export const meta = servicePageMeta;

export function loader() {
  return loadServicePage('accounting');
}

export default function Accounting() {
  return (
    <ServicePageRoute drawing={<Drawing src={drawingUrl} id="reconciliation" width={560} height={400} />} />
  );
}
