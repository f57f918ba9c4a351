import { flatRoutes } from '@remix-run/fs-routes';
import { route } from '@remix-run/route-config';
import { calculators, type CalculatorType } from '#app/calculators/calculators.ts';
import type { Calculator } from '#app/calculators/calculator.ts';

const listed: readonly Calculator<CalculatorType>[] = calculators;

/** Calculators with a path of their own are pages of the one route. */
const calculatorPages = listed.flatMap(({ path }) =>
  path ? route(path.slice(1), 'routes/calculator/route.tsx', { id: `routes/calculator${path}` }) : [],
);

export default [...(await flatRoutes({ ignoredRouteFiles: ['**/*.test.{ts,tsx}'] })), ...calculatorPages];
