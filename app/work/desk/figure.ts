/** The fields of a form with what is paid or paid back. */
export type FigureNames = { figure: string; amount: string; payBy?: string };

export const FIGURE: FigureNames = { figure: 'figure', amount: 'amount', payBy: 'payBy' };

/** Of what was filed, beside what SARS decided. */
export const FILED_FIGURE: FigureNames = { figure: 'filedFigure', amount: 'filedAmount' };
