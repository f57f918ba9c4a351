import { publicPage } from '#app/http/cache.ts';
import drawingUrl from '#app/service-pages/three-sizes.svg?url';
import { servicePageMeta, ServicePageRoute } from '#app/service-pages/service-page.tsx';
import { loadServicePage } from '#app/service-pages/service-pages.server.ts';
import { Drawing } from '#app/ui/drawing.tsx';

export const headers = publicPage;
export const meta = servicePageMeta;

export function loader() {
  return loadServicePage('taxCompany');
}

export default function TaxCompany() {
  return (
    <ServicePageRoute
      drawing={<Drawing src={drawingUrl} id="three-sizes" width={1120} height={380} className="seen-whole" />}
    />
  );
}
