import { defineChecklist } from '#app/work/core/checklists/define-checklist.ts';

export const payrollMonth = defineChecklist({
  id: 'payroll-month',
  name: 'What changed in this month’s payroll',
  questions: [
    { id: 'joined', text: 'Did anybody start?' },
    { id: 'left', text: 'Did anybody leave, or will they?' },
    { id: 'hours', text: 'Are there hours, overtime or commission to pay?' },
    { id: 'extra', text: 'Is there a bonus, a raise, or something to deduct?' },
    { id: 'leave', text: 'Did anybody take leave that is not in the portal?' },
  ],
  items: [
    {
      id: 'joined',
      what: 'Who started: contract, ID, tax number and bank account',
      why: 'The UIF hears of every joiner, and the first payslip must be right.',
      where: 'From the employee, on the first day.',
      answers: ['file', 'photos'],
      when: { joined: 'yes' },
    },
    {
      id: 'left',
      what: 'Who left: the last day, the reason, and leave still owed',
      why: 'Final pay is worked out from them, and whoever left may be waiting for UIF benefits.',
      where: 'The letter of resignation or dismissal.',
      answers: ['sentence', 'file', 'photos'],
      when: { left: 'yes' },
    },
    {
      id: 'hours',
      what: 'Hours, overtime and commission of each person',
      why: 'Pay is worked out from them.',
      where: 'Time sheets, or a list with name and number of hours.',
      answers: ['file', 'photos', 'sentence'],
      when: { hours: 'yes' },
    },
    {
      id: 'extra',
      what: 'Bonuses, raises and deductions: who, how much, from when',
      why: 'A bonus is taxed differently from a raise.',
      where: 'A sentence for each person.',
      answers: ['sentence', 'file'],
      when: { extra: 'yes' },
    },
    {
      id: 'leave',
      what: 'Leave that was taken: who, which days, paid or unpaid',
      why: 'Unpaid days come off, and the balance goes on the payslip.',
      where: 'Your leave forms or calendar.',
      answers: ['sentence', 'file', 'photos'],
      when: { leave: 'yes' },
    },
  ],
});
