import { defineChecklist } from '#app/work/core/checklists/define-checklist.ts';

export const verification = defineChecklist({
  id: 'verification',
  name: 'What SARS asked for',
  questions: [{ id: 'answered', text: 'Have you sent SARS anything in answer to this letter?' }],
  items: [
    {
      id: 'letter',
      what: 'SARS’s letter, all pages',
      why: 'It says what SARS wants to see and by which day.',
      where: 'On eFiling, under letters or correspondence.',
      answers: ['file', 'photos'],
    },
    {
      id: 'papers',
      what: 'The papers that the letter asks for',
      why: 'What is missing is often added to the assessment.',
      where: 'Send what you have. We say what is still missing.',
      answers: ['file', 'photos'],
    },
    {
      id: 'sent',
      what: 'What was sent to SARS, and on which day',
      why: 'We must not say something else.',
      where: 'The submission page on eFiling shows each file with its day.',
      answers: ['file', 'sentence'],
      when: { answered: 'yes' },
    },
  ],
});
