import { publicPage } from '#app/http/cache.ts';
import drawingUrl from '#app/service-pages/trig-beacon.svg?url';
import { servicePageMeta, ServicePageRoute } from '#app/service-pages/service-page.tsx';
import { loadServicePage } from '#app/service-pages/service-pages.server.ts';
import { Drawing } from '#app/ui/drawing.tsx';

export const headers = publicPage;
export const meta = servicePageMeta;

export function loader() {
  return loadServicePage('advisory');
}

export default function Advisory() {
  return (
    <ServicePageRoute drawing={<Drawing src={drawingUrl} id="trig-beacon" width={1120} height={360} />} />
  );
}
