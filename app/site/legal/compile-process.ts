import { compileTexts } from '#app/platform/processes/compile-texts.ts';
import { compileLegalWords } from './compile-legal-text.ts';

await compileTexts(compileLegalWords);
