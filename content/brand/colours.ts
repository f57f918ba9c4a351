export const themeColours = { light: '#fbf9f4', dark: '#17111f' };

/** In the style sheet `paper` is `var(--paper)`. */
export const light = {
  paper: themeColours.light,
  sheet: '#ffffff',
  ink: '#1e1530',
  'ink-soft': '#574c6b',
  rule: '#e3dceb',
  'rule-strong': '#8d7ca6',
  bloom: '#6b3fa0',
  'bloom-deep': '#4a2775',
  'bloom-tint': '#f1eaf9',
  petal: '#b79bdd',
  veld: '#b7791f',
  gain: '#1f7a4d',
  loss: '#b3261e',
  'on-bloom': '#ffffff',
  shadow: 'rgb(60 30 100 / 0.28)',
};

export const dark: typeof light = {
  paper: themeColours.dark,
  sheet: '#1f1729',
  ink: '#f3eef9',
  'ink-soft': '#b9adc9',
  rule: '#33283f',
  'rule-strong': '#7b6a92',
  bloom: '#b490e6',
  'bloom-deep': '#d5bff3',
  'bloom-tint': '#2a1f38',
  petal: '#8767b5',
  veld: '#e0a94e',
  gain: '#6cc79a',
  loss: '#f2978f',
  'on-bloom': '#1b1226',
  shadow: 'rgb(0 0 0 / 0.7)',
};

/** The only dark band of a page, in both schemes. */
export const night: typeof light = { ...dark, paper: '#2a1f38', rule: '#46385a', 'bloom-tint': '#38294b' };
