import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { tools } from '#content/tools.ts';
import { headerMenu } from '#app/site/shell/menu.ts';
import {
  calculatorLinks,
  calculatorName,
  partsOf,
  toolName,
} from '#app/tools/calculators/calculator-links.ts';
import { CalculatorPart } from '#app/tools/calculators/calculator-part.tsx';
import { calculators, findCalculator } from '#app/tools/calculators/calculators.ts';
import { offerOf } from '#app/tools/calculators/offer.server.ts';
import { doors } from '#app/tools/calculators/doors.ts';
import { meta as calculatorMeta } from './calculator/route.tsx';

const names = Object.values(tools).map(({ name }) => name);

test('there are fifteen tools, and each calculator is one of them or a part of one', () => {
  expect(doors).toHaveLength(15);
  const shown = doors.flatMap(({ to, parts }) => [to, ...parts.map((part) => part.to)]);
  for (const { to } of calculatorLinks) expect(shown).toContain(to);
});

test('a calculator names its part exactly where its tool has several', () => {
  for (const calculator of calculators) {
    const together = partsOf(calculator.tool);
    expect('part' in calculator, calculator.type).toBe(together.length > 0);
    expect(together, calculator.tool).not.toHaveLength(1);
    expect(new Set(together.map(({ part }) => part)).size).toBe(together.length);
  }
});

test('a tool has one name, in its title, its heading, its trail and what is shared', () => {
  expect(new Set(names).size).toBe(names.length);
  for (const calculator of calculators) {
    const name = calculatorName(calculator);
    expect(name.startsWith(toolName(calculator))).toBe(true);
    const page = {
      data: { type: calculator.type, missingYear: null },
      matches: [],
      location: { pathname: '/' },
    };
    const described = calculatorMeta(page as unknown as Parameters<typeof calculatorMeta>[0]) ?? [];
    expect(described).toContainEqual({ property: 'og:title', content: name });
    expect(JSON.stringify(described)).toContain(`"name":${JSON.stringify(name)}`);
    const nothing = { offer: offerOf(calculator), posted: null, missingYear: null, notSaved: null };
    const html = renderToStaticMarkup(<CalculatorPart calculator={calculator} {...nothing} />);
    expect([...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, text]) => text)).toEqual([
      toolName(calculator),
    ]);
  }
});

test('the executor’s fee goes by the law of estates, and a tax by that of taxes', () => {
  const introOf = (type: string) => {
    const calculator = findCalculator(type);
    const nothing = { offer: offerOf(calculator), posted: null, missingYear: null, notSaved: null };
    return renderToStaticMarkup(<CalculatorPart calculator={calculator} {...nothing} />);
  };
  expect(introOf('executor')).toContain('under the Administration of Estates Act and its tariff. Type');
  expect(introOf('executor')).not.toContain('tax law');
  expect(introOf('estate-duty')).toContain('under South African tax law and SARS&#x27;s rules. Type');
});

test('the menu calls each calculator by the name of its tool', () => {
  const links = headerMenu().flatMap((item) => ('items' in item ? item.items : [item]));
  const shown = links.flatMap((item) => ('to' in item ? [item] : []));
  const four = shown.filter(({ to }) => to.startsWith('/calculator'));
  expect(four).toHaveLength(4);
  for (const { label } of four) expect(names).toContain(label);
});
