import { compileTexts } from '#app/platform/processes/compile-texts.ts';
import { compileWords } from './compile-article.ts';

await compileTexts(compileWords);
