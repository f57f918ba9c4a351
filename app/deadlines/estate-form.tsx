import { isIsoDate } from '#app/time.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { TIMELINE_PATH, type EstateErrors, type EstateFields } from './estate-days.ts';

type Props = { fields?: EstateFields; errors?: EstateErrors };

const EMPTY: EstateFields = { death: '', letters: '' };
const NONE: EstateErrors = {};

export function EstateForm({ fields = EMPTY, errors = NONE }: Props) {
  return (
    <form action={`${TIMELINE_PATH}#timeline`} method="post" className="estate-form no-print">
      <TextField
        id="death"
        name="death"
        type="date"
        required
        label="Day of death"
        hint="As on the death certificate."
        autoComplete="off"
        error={errors.death}
        defaultValue={isIsoDate(fields.death) ? fields.death : ''}
      />
      <TextField
        id="letters"
        name="letters"
        type="date"
        label="Day of the letters of executorship"
        hint="Leave it empty until you have them."
        autoComplete="off"
        error={errors.letters}
        defaultValue={isIsoDate(fields.letters) ? fields.letters : ''}
      />
      <div>
        <Button type="submit">Work out the days</Button>
        <p className="hint mt-2">We work them out and store nothing.</p>
      </div>
    </form>
  );
}
