import { calculatorPath } from '#app/calculators/calculator-path.ts';
import { calculators } from '#app/calculators/calculators.ts';
import { addRoom } from './client-room.ts';
import { onlyIn, test } from './journey.ts';
import { addMember, beginSession } from './member.ts';
import { expectLightFirstVisit } from './weight.ts';

test.use({ consented: false });

test('every calculator, and one in a frame, keeps to its bytes', onlyIn('script'), async ({ page }) => {
  for (const calculator of calculators) {
    await expectLightFirstVisit(page, calculatorPath(calculator), 'calculator');
    await expectLightFirstVisit(page, `/embed/calculator?type=${calculator.type}`, 'frame');
  }
});

test('the page of an engagement keeps to its bytes', onlyIn('script'), async ({ page }) => {
  const email = await addMember();
  const { path } = await addRoom({ member: email });
  await beginSession(page, email);
  await expectLightFirstVisit(page, path, 'room');
});
