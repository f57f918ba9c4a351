export type FigureNames = { figure: string; amount: string; payBy?: string };

export const FIGURE: FigureNames = { figure: 'figure', amount: 'amount', payBy: 'payBy' };

/** Of what was filed, beside what SARS decided. */
export const FILED_FIGURE: FigureNames = { figure: 'filedFigure', amount: 'filedAmount' };
