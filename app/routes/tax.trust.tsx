import { publicPage } from '#app/http/cache.ts';
import drawingUrl from '#app/service-pages/wind-pump.svg?url';
import { servicePageMeta, ServicePageRoute } from '#app/service-pages/service-page.tsx';
import { loadServicePage } from '#app/service-pages/service-pages.server.ts';
import { Drawing } from '#app/ui/drawing.tsx';

export const headers = publicPage;
export const meta = servicePageMeta;

export function loader() {
  return loadServicePage('taxTrust');
}

export default function TaxTrust() {
  return <ServicePageRoute drawing={<Drawing src={drawingUrl} id="wind-pump" width={560} height={460} />} />;
}
