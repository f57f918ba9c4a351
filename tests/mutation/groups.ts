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
    mutate: [
      'app/contact/{contact-path,fields,known-values,schema,topic-field,topics}.ts',
      'app/accounts/{forms,identification}.ts',
    ],
    tests: [
      'app/contact/{fields,known-values,schema,topics}.test.ts',
      'app/accounts/{forms,identification}.test.ts',
    ],
    least: 70,
  },
  accounts: {
    mutate: ['app/accounts/{sessions,tokens,roles,attempts,second-factor,own-account}.server.ts'],
    tests: [
      'app/accounts/{sessions,tokens,roles,attempts,second-factor,own-account,session-cookie}.server.test.ts',
    ],
    database: true,
    least: 65,
  },
  lists: {
    mutate: [
      'app/lists/{find.server,lists}.ts',
      'app/list-desk/{filter,order,row-schema,spreadsheet}.ts',
      'app/list-desk/{change,find,history,import,many,move,save,trash}.server.ts',
    ],
    tests: ['app/{list-desk,lists}/*.test.ts', '!app/list-desk/logo-store.server.test.ts'],
    database: true,
    least: 60,
  },
};
