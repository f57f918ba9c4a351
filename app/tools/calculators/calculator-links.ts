import type { ToolId } from '#content/tools.ts';
import { calculatorPath } from './calculator-path.ts';
import type { CalculatorType } from './calculators.ts';

/** Written by the build (dev/build-constants.ts): a page that only links to calculators must not load them. */
declare const CALCULATORS: readonly { type: CalculatorType; tool: ToolId; part?: string; path?: string }[];
declare const TOOL_PAGES: readonly { tool: ToolId; part: string; to: string }[];
declare const TOOL_NAMES: Readonly<Record<ToolId, string>>;

type Named = { tool: ToolId; part?: string };

export function toolName({ tool }: Pick<Named, 'tool'>): string {
  return TOOL_NAMES[tool];
}

/** `What Can I Claim? Medical`; only the tool's name if it has no other part. */
export function calculatorName({ tool, part }: Named): string {
  const name = TOOL_NAMES[tool];
  if (!part) return name;
  return name.endsWith('?') ? `${name} ${part}` : `${name}: ${part}`;
}

export const calculatorLinks = CALCULATORS.map((calculator) => ({
  ...calculator,
  label: calculatorName(calculator),
  to: calculatorPath(calculator),
}));

export type ToolPart = { part: string; to: string };

export function partsOf(tool: ToolId): readonly ToolPart[] {
  return [
    ...TOOL_PAGES.filter((page) => page.tool === tool),
    ...calculatorLinks.flatMap(({ part, to, ...link }) => (link.tool === tool && part ? [{ part, to }] : [])),
  ];
}

/** In the menu: the specification's four, in its order. */
const MAIN: readonly CalculatorType[] = ['individual', 'company', 'provisional', 'capital-gains'];

export const mainCalculators = MAIN.flatMap((type) =>
  calculatorLinks
    .filter((link) => link.type === type)
    .map((link) => ({ label: toolName(link), to: link.to })),
);
