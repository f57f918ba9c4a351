import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { worksheetCalculator } from './worksheet.ts';
import { Placeholder } from './placeholder.tsx';

test('only a page with a script says that it answers as one types and sends nothing', () => {
  const html = renderToStaticMarkup(<Placeholder calculator={worksheetCalculator} />);
  const always = html.replace(/<span class="needs-script">.*?<\/span>/g, '');
  expect(html).toMatch(/as you type.*Nothing you type leaves this page/);
  expect(always).not.toMatch(/as you type|leaves this page/);
  expect(always).toContain('<span class="without-script">');
});
