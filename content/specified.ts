/**
 * Texts that the owner's specification quotes, by file: the desk cannot change them. docs/specification names the same
 * ones, which a test compares. Another firm empties the lists.
 */
export const specifiedTexts: Readonly<Record<string, readonly string[]>> = {
  'content/firm.ts': [
    '0028',
    '1057 Arcadia Street',
    '500+ satisfied clients',
    'Cancel anytime',
    'Hatfield',
    'No contracts',
    'No hidden fees',
    'Pretoria',
    'over 20 years of combined experience',
  ],
  'content/pages/auth.ts': [
    'Create your account to get started with professional accounting services',
    'Join',
    'Sign in to your account to access premium services',
    'Welcome Back',
  ],
  'content/pages/blog.ts': [
    'Book a Free Consultation',
    'Need expert help with your taxes?',
    'View Our Services',
  ],
  'content/pages/clients.ts': ['Get Started Today'],
  'content/pages/consent.ts': ['We use cookies to improve your experience'],
  'content/pages/contact.ts': [
    'Get in Touch',
    'Message sent successfully',
    'Thank you for reaching out. Our team will contact you shortly!',
  ],
  'content/pages/errors.ts': ['404', 'Oops! Page not found'],
  'content/pages/home.ts': [
    'Book a Consultation',
    'Get Started',
    'Read More Testimonials',
    'View More Articles',
  ],
  'content/pages/licensing.ts': [
    'Cutting-Edge Technology',
    'Get Started Today',
    'Partner with Certified Excellence',
    'Professional Licensing Bodies',
    'Professional Standards',
    'Schedule Consultation',
    'Trusted Expertise',
  ],
  'content/pages/partners.ts': [
    'Business Support',
    'Financial Partners',
    'Payment Solutions',
    'Trusted Partnership Network',
  ],
  'content/pages/phrases.ts': ['Cancel anytime', 'No contracts', 'No hidden fees'],
  'content/pages/pricing.ts': [
    'Book Consultation',
    'Business',
    'Get Started',
    'Individual',
    'More Services',
    'Our Pricing',
  ],
  'content/pages/services.ts': ['Individual Tax Made Simple', 'Tax Alert: No Inflation Adjustment!'],
  'content/pages/why-choose-us.ts': ['Get Started Today'],
  'content/service-pages/accounting.md': ['Get Started Today'],
  'content/service-pages/advisory.md': ['Start Your Journey Now'],
  'content/service-pages/payroll.md': ['Get Started Tonight'],
  'content/service-pages/tax-alert.md': ["Let's Save You Money!"],
  'content/service-pages/tax-individual.md': ['Get Started'],
};

/** The same for the texts of `content/legal`: headings of clauses, and words. */
export const specifiedClauses: Readonly<Record<string, readonly string[]>> = {
  terms: [
    '## For information only',
    '## No accountant-client relationship',
    'mainly in South Africa',
    '## Professional standards',
    '## No warranty',
    '## Limits of our liability',
    '## Privacy',
    'Functional cookies expire after 12 months',
  ],
  privacy: [
    '## Your consent under POPIA',
    '## What we collect',
    '## What we use it for',
    '## Who we share it with',
    '## Your rights',
    '## How we protect it',
    '## How long we keep it',
    'Functional cookies expire after 12 months',
    '## How to reach us',
  ],
};
