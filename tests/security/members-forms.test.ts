import { formsOf } from './forms.ts';
import { fuzzForms } from './fuzz-forms.ts';

await fuzzForms(formsOf('member'));
