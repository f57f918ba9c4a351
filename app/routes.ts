import { flatRoutes } from '@remix-run/fs-routes';
import { route } from '@remix-run/route-config';
import { calculators, type CalculatorType } from '#app/tools/calculators/calculators.ts';
import { readServices } from '#app/firm/core/service-files.ts';
import type { Calculator } from '#app/tools/calculators/calculator.ts';

const listed: readonly Calculator<CalculatorType>[] = calculators;

/** Calculators with a path of their own are pages of the one route. */
const calculatorPages = listed.flatMap(({ path }) =>
  path ? route(path.slice(1), 'routes/calculator/route.tsx', { id: `routes/calculator${path}` }) : [],
);

const servicePaths = readServices().map(({ path }) => path);

/** Service pages with a route of their own. A route and the routes below it exist only if the page does. */
const OWN_ROUTES = ['/tax/individual', '/tax/deceased-estate'];

const servicePages = servicePaths
  .filter((path) => !OWN_ROUTES.includes(path))
  .map((path) => route(path.slice(1), 'routes/service/route.tsx', { id: `routes/service${path}` }));

const withoutPage = OWN_ROUTES.filter((path) => !servicePaths.some((shown) => shown === path));

const ignoredRouteFiles = [
  '**/*.test.{ts,tsx}',
  '**/routes/service/**',
  ...withoutPage.map((path) => `**/routes/${path.slice(1).replaceAll('/', '.')}*`),
];

export default [...(await flatRoutes({ ignoredRouteFiles })), ...servicePages, ...calculatorPages];
