export const labels = {
  get: 'What you get',
  cost: 'What it costs',
  how: 'How it goes',
  needs: 'What we need from you',
  dates: 'Dates that matter',
  questions: 'Questions people ask',
  closingButton: { label: 'Write to us', to: '/contact' },
  allPlans: 'All plans, and what is in each',
  allDates: 'The next twelve months',
};
