/** What one run of mutation testing changes, and the tests that should notice. */
export type Group = {
  mutate: string[];
  tests: string[];
  /** Its tests need Postgres. */
  database?: true;
  /** The share of noticed mutants, in percent, below which the run fails. */
  least: number;
};

export const GROUPS: Record<string, Group> = {
  tax: {
    mutate: ['app/tax/**/*.ts', '!app/tax/{rates,years}/**'],
    tests: ['app/tax/**/*.test.ts'],
    least: 90,
  },
  forms: {
    mutate: ['app/contact/*.ts', '!app/contact/*.server.ts', 'app/accounts/forms.ts'],
    tests: ['app/contact/{fields,schema}.test.ts', 'app/accounts/forms.test.ts'],
    least: 60,
  },
  accounts: {
    mutate: ['app/accounts/{sessions,tokens,roles,attempts,second-factor,own-account}.server.ts'],
    tests: ['app/{accounts,users}/*.test.ts', 'app/routes/{account,auth}*.test.ts'],
    database: true,
    least: 60,
  },
  lists: {
    mutate: ['app/list-desk/{order,spreadsheet,find.server,change.server,save.server}.ts'],
    tests: ['app/list-desk/*.test.ts', 'app/routes/admin-lists.test.ts'],
    database: true,
    least: 60,
  },
};
