import type { Plugin } from 'vite';

/**
 * What calculators share with other pages: whatever is not named here falls into the chunk of the calculators, and the
 * other pages load all of it. The byte budgets of the desk notice, and a test that each name is a file.
 */
export const PARTS: ReadonlySet<string> = new Set([
  'app/firm/core/calendar-day.ts',
  'app/firm/core/chat.ts',
  'app/firm/core/opening-hours.ts',
  'app/firm/linked-data/page-meta.ts',
  'app/platform/core/failed-place.ts',
  'app/platform/core/keys.ts',
  'app/platform/core/own-error.ts',
  'app/platform/core/text.ts',
  'app/platform/core/time.ts',
  'app/platform/csv/csv.ts',
  'app/platform/db/lengths.ts',
  'app/platform/http/failure.ts',
  'app/platform/ui/button.tsx',
  'app/platform/ui/drawing.tsx',
  'app/platform/ui/field.tsx',
  'app/platform/ui/icon.tsx',
  'app/platform/ui/ledger.tsx',
  'app/platform/ui/link.tsx',
  'app/platform/ui/linked-text.tsx',
  'app/platform/ui/mark.tsx',
  'app/platform/ui/notice.tsx',
  'app/platform/ui/section.tsx',
  'app/platform/ui/sheet.tsx',
  'app/platform/ui/show-toast.ts',
  'app/platform/ui/stars.tsx',
  'app/site/shell/error-page.tsx',
  'app/site/shell/missing-line.svg',
  'app/site/shell/not-found-help.tsx',
  'app/tax/money.ts',
  'app/tools/calculators/calculator-links.ts',
  'app/tools/calculators/calculator-path.ts',
  'app/tools/calculators/exact-fields.ts',
  'app/tools/calculators/hidden-fields.tsx',
  'content/firm.ts',
  'content/pages/phrases.ts',
]);

const SCRIPT = 'live-calculator-element.tsx';

/** In bytes before compression. A request costs as much as this part compressed; larger ones would load what a page does not need. */
const SMALLEST = 3_000;

/** What some calculators share is many small modules: those are put together with what needs them. */
export function calculatorChunks(): Plugin {
  let isCalculator = false;
  return {
    name: 'calculator-chunks',
    buildStart: ({ input }) => {
      isCalculator = Object.values(input).some((file) => file.includes(SCRIPT));
    },
    outputOptions: (options) => (isCalculator ? { ...options, experimentalMinChunkSize: SMALLEST } : null),
  };
}
