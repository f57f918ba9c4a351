export const apiPage = {
  title: 'Tax calculations by API',
  alsoCalled: ['developers', 'json', 'rest api', 'openapi'],
  description:
    'South African taxes, payslips and duties as JSON, exact to the cent, with every line of the working, its law and source. Free, without a key.',
  endpoint: (title: string) => ({
    title: `${title} by API`,
    alsoCalled: ['json'],
    description: `${title} as JSON, exact to the cent: the fields of the request, the figures of the answer, and an example. Free, without a key.`,
  }),
};
