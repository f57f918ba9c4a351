import { pageText } from '#app/firm/core/page-text.ts';

export const toolsPage = pageText('tools.toolsPage', {
  title: 'Tax Calculators and Tools',
  alsoCalled: ['calculators', 'all tools', 'estimate', 'work out my tax', 'calculator'],
  description:
    'Every tax calculator and tool of the firm: each with the working and the source of every line, free and without an account.',
});
