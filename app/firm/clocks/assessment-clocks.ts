import { outsideDisputes } from './clock.ts';

const ACT = 'Tax Administration Act 28 of 2011';

/** Assessments outside of a dispute: chapter 8 of the Tax Administration Act, and section 244. */
export const assessmentClocks = {
  'estimate-correction': outsideDisputes({
    name: 'Send the return or the papers after an estimate or auto-assessment',
    by: 'client',
    from: 'the date of the assessment',
    length: { count: 40, unit: 'business-days' },
    law: `${ACT}, section 95(6)`,
    sources: ['acts.co.za (95)', 'k-mos.com (cat=714)'],
    missed:
      'Ask for more time. Otherwise the assessment is final, without objection or appeal (section 95(5)).',
    unknown: [
      'Whether a public notice gives longer, as one did in 2024: 21 October 2024 for auto-assessments up to 23 August 2024.',
    ],
  }),
  'extension-late-application': outsideDisputes({
    name: 'Ask late for more time',
    by: 'client',
    from: 'the day that was missed',
    length: { count: 21, unit: 'business-days' },
    law: `${ACT}, section 244(3)(a)`,
    sources: ['acts.co.za (244)'],
    missed:
      'Only a disaster, a serious illness or a mistake of SARS helps, for three years (section 244(3)(b)).',
  }),
  'reduced-assessment-error': outsideDisputes({
    name: 'Ask SARS to reduce an assessment with a plain, undisputed mistake',
    by: 'client',
    from: 'the date of the original assessment',
    length: { count: 3, unit: 'years' },
    law: `${ACT}, sections 93(1)(d) and 99(1)(a)`,
    sources: ['k-mos.com (cat=709)', 'taxfaculty.ac.za (1336)'],
    missed: 'SARS may still withdraw the assessment (section 98).',
    unsure:
      'The section names no time of its own: SARS has to act within three years, or five after a self-assessment. Ask early, and enter the day.',
  }),
  'prescription-sars': outsideDisputes({
    name: 'SARS may assess again after its own assessment',
    by: 'SARS',
    from: 'the date of the original assessment',
    length: { count: 3, unit: 'years' },
    law: `${ACT}, section 99(1)(a)`,
    sources: ['k-mos.com (p=2954)', 'renmere.co.za'],
    missed: 'SARS may no longer assess.',
    unknown: ['Whether there was fraud, misrepresentation or silence: then there is no last day.'],
  }),
  'prescription-self': outsideDisputes({
    name: 'SARS may assess again after a self-assessment',
    by: 'SARS',
    from: 'the date of the original assessment',
    length: { count: 5, unit: 'years' },
    law: `${ACT}, section 99(1)(b) and (c)`,
    sources: ['k-mos.com (p=2954)', 'renmere.co.za'],
    missed: 'SARS may no longer assess.',
    unknown: ['Whether there was fraud, misrepresentation or silence: then there is no last day.'],
  }),
  'voluntary-disclosure': outsideDisputes({
    name: 'Disclose a fault voluntarily',
    by: 'client',
    from: 'the day on which notice of an audit came',
    length: { unit: 'none' },
    law: `${ACT}, sections 226 and 227(b)`,
    sources: ['acts.co.za (226, 227)'],
    missed: 'It has to come before the notice of an audit. Later SARS may still accept it (section 226(2)).',
  }),
} as const;
