export const apiPage = {
  title: 'Tax calculations by API',
  alsoCalled: ['developers', 'json', 'rest api', 'openapi'],
  description:
    'South African taxes, payslips and duties as JSON, exact to the cent, with every line of the working, its law and source. Free, without a key.',
};
