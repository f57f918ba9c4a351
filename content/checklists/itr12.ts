import { defineChecklist } from '#app/work/core/checklists/define-checklist.ts';

export const itr12 = defineChecklist({
  id: 'itr12',
  name: 'Papers for your income tax return',
  questions: [
    { id: 'pay', text: 'Did you get a salary, wages or a pension in this tax year?' },
    { id: 'medical', text: 'Were you on a medical aid, or did you pay medical bills yourself?' },
    {
      id: 'older',
      text: 'Were you 65 or older on the last day of February?',
      help: 'From 65 on, medical bills count much sooner.',
      known: 'older',
    },
    { id: 'rent', text: 'Did you let a property, or part of one?' },
    {
      id: 'trade',
      text: 'Did you earn anything from your own business or from freelance work?',
      help: 'However small. SARS counts freelance work as a business from the first invoice.',
    },
    {
      id: 'car',
      text: 'Did you get a travel allowance or a company car?',
      help: 'Your IRP5 shows an allowance at code 3701, and payments by the kilometre at 3702 and 3722.',
    },
    {
      id: 'home-office',
      text: 'Do you want to claim for an office in your home?',
      help: 'Only for a part of the home that is fitted out for your work and used regularly for nothing else. On a salary, more than half of the work must be done there.',
    },
    { id: 'foreign', text: 'Did you earn anything outside South Africa?' },
    {
      id: 'sold',
      text: 'Did you sell a property, shares, unit trusts or crypto assets?',
      help: 'Switching from one unit trust to another is a sale too. So is giving something away.',
    },
  ],
  items: [
    {
      id: 'irp5',
      what: 'IRP5 or IT3(a) of every employer and pension fund',
      why: 'It shows what you were paid and the tax that was deducted. We check it against what SARS has.',
      where: 'From payroll at work, or from the fund that pays your pension. If you changed jobs, ask both.',
      codes: ['IRP5 3601', 'IRP5 3699', 'IRP5 4102', 'IT3(a)'],
      answers: ['file', 'photos'],
      notMine: 'with-reason',
      when: { pay: 'yes' },
    },
    {
      id: 'medical-certificate',
      what: 'Tax certificate of your medical aid',
      why: 'The members and months on it decide your medical credit, and it lists what the scheme did not pay.',
      where: 'From your medical aid, in June or July. If you changed schemes, we need one from each.',
      codes: ['IRP5 4005', 'IRP5 4116'],
      answers: ['file', 'photos'],
      when: { medical: 'yes' },
    },
    {
      id: 'medical-bills',
      what: 'Medical bills that nobody paid back',
      why: 'Under 65 they count once they pass a share of your income. With a disability in the family there is no such hurdle.',
      where:
        'Bills you never sent to the medical aid, each with proof of payment. For a disability also form ITR-DD, completed by a doctor.',
      answers: ['photos', 'file'],
      when: { medical: 'yes', older: 'no' },
      isOptional: true,
    },
    {
      id: 'medical-bills-from-65',
      what: 'All medical bills that nobody paid back',
      why: 'From 65 on there is no hurdle: about a third of what you paid yourself comes off your tax.',
      where:
        'Doctors, dentists, hospital, glasses, prescribed medicine: the bill and the proof of payment. Also those you never sent to the medical aid.',
      answers: ['photos', 'file'],
      when: { medical: 'yes', older: 'yes' },
    },
    {
      id: 'retirement',
      what: 'Certificates of retirement annuities and tax-free investments',
      why: 'Retirement contributions come off your income. A tax-free investment goes on the return although nothing is taxed.',
      where:
        'From each fund or provider. What goes off your pay is on the IRP5, so you need no paper for it.',
      codes: ['IRP5 4006', 'IT3(s)'],
      answers: ['file', 'photos'],
    },
    {
      id: 'investments',
      what: 'IT3(b) and IT3(c) of banks and investment houses',
      why: 'They show your interest, your dividends and what was sold for you. SARS gets the same figures.',
      where:
        'From each institution, between May and July. If a trust vested something in you, ask the trustees what they reported (IT3(t)).',
      codes: ['IT3(b)', 'IT3(c)', 'IT3(t)'],
      answers: ['file', 'photos'],
    },
    {
      id: 'donations',
      what: 'Section 18A receipts for donations',
      why: 'A gift to an approved organisation comes off your income, but only with this receipt.',
      where: 'From the organisation. An ordinary receipt or a bank slip is not enough.',
      answers: ['file', 'photos'],
      isOptional: true,
    },
    {
      id: 'rent-income',
      what: 'Rent that you received, month by month',
      why: 'SARS does not hear of it from anybody else, so it has to be added.',
      where: 'The agent’s yearly statement, or your bank statements. The lease helps.',
      answers: ['file', 'photos', 'sentence'],
      when: { rent: 'yes' },
    },
    {
      id: 'rent-costs',
      what: 'Costs of the property that you let',
      why: 'Rates, levies, interest on the bond and repairs come off the rent.',
      where:
        'Municipal and levy accounts, the bank’s certificate of the bond’s interest, invoices for repairs.',
      answers: ['file', 'photos'],
      when: { rent: 'yes' },
    },
    {
      id: 'trade-income',
      what: 'Income of your business or freelance work',
      why: 'It is added to your other income, and what you paid in provisional tax comes off the tax.',
      where:
        'A report from your books, or your invoices and the statements of the account they were paid into.',
      answers: ['file', 'photos'],
      when: { trade: 'yes' },
    },
    {
      id: 'trade-costs',
      what: 'Costs of your business or freelance work',
      why: 'What you spent to earn the income comes off it. The bank line shows that you paid, only the invoice shows what for.',
      where:
        'Invoices and slips, or a report from your books. For equipment: when you bought it and what it cost.',
      answers: ['file', 'photos'],
      when: { trade: 'yes' },
    },
    {
      id: 'logbook',
      what: 'Your logbook, and what the car cost',
      why: 'Without a logbook a travel allowance is taxed in full. With one, every business kilometre counts.',
      where:
        'The odometer on 1 March and on the last day of February, and each business trip: date, kilometres, where and why. For the car, the purchase invoice with VAT.',
      codes: ['IRP5 3701', 'IRP5 3702', 'IRP5 3722'],
      answers: ['file', 'photos'],
      keepsOriginal: true,
      when: { car: 'yes' },
    },
    {
      id: 'home-office',
      what: 'Floor plan, photos and costs of your home office',
      why: 'SARS often checks this claim, so we make sure that the file is complete before we make it.',
      where:
        'A plan with the measurements, photos of the room, the lease and accounts. On a salary also a letter from your employer, and your calendar of days at home.',
      answers: ['photos', 'file'],
      when: { 'home-office': 'yes' },
    },
    {
      id: 'foreign',
      what: 'What you earned abroad, and the tax that was paid there',
      why: 'It belongs on the return. Tax that the other country withheld is credited if you can prove it.',
      where:
        'Payslips, statements or the tax assessment of that country. Say in which currency, and for which months.',
      answers: ['file', 'photos', 'sentence'],
      when: { foreign: 'yes' },
    },
    {
      id: 'sold',
      what: 'What you sold: what it cost, what you added to it, what you got',
      why: 'Only the gain is taxed. A cost that you can’t prove may be taken as nothing.',
      where:
        'The attorney’s or agent’s account of the sale, the purchase papers, invoices for improvements, contract notes of shares, the trade history of crypto assets.',
      codes: ['IT3(c)'],
      answers: ['file', 'photos'],
      when: { sold: 'yes' },
    },
  ],
});
