import { tools, type Tool, type ToolId } from '#content/tools.ts';
import { keysOf } from '#app/platform/core/keys.ts';
import { calculatorLinks, partsOf, toolName, type ToolPart } from './calculator-links.ts';

export type Door = { tool: ToolId; name: string; about: string; to: string; parts: readonly ToolPart[] };

/** Leaves out tools without a calculator that the firm shows. */
export const doors: readonly Door[] = keysOf(tools).flatMap((tool) => {
  const parts = partsOf(tool);
  const { about, to: own }: Tool = tools[tool];
  const to = own ?? parts[0]?.to ?? calculatorLinks.find((link) => link.tool === tool)?.to;
  return to ? [{ tool, name: toolName({ tool }), about, to, parts }] : [];
});
