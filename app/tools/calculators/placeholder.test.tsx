import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { autoAssessmentCalculator } from './auto-assessment.ts';
import { worksheetCalculator } from './worksheet.ts';
import { Placeholder } from './placeholder.tsx';

test('only a page with a script says that it answers as one types and sends nothing', () => {
  const html = renderToStaticMarkup(<Placeholder calculator={worksheetCalculator} values={{}} />);
  const always = html.replace(/<span class="needs-script">.*?<\/span>/g, '');
  expect(html).toMatch(/as you type.*Nothing you type leaves this page/);
  expect(always).not.toMatch(/as you type|leaves this page/);
  expect(always).toContain('<span class="without-script">');
});

test('the blank page names the first amount that the form asks for now', () => {
  const named = (values: Record<string, string>) =>
    renderToStaticMarkup(<Placeholder calculator={autoAssessmentCalculator} values={values} />);
  expect(named({})).toContain('“Taxable income on the notice”');
  expect(named({ figures: 'irp5' })).toContain('“Income on your IRP5”');
});
