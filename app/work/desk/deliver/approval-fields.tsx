import { TextField } from '#app/platform/ui/field.tsx';
import { FigureFields } from '../figure-fields.tsx';
import { LONGEST_WHAT } from '../page.ts';
import type { DeliverAnswer } from './purpose.ts';

type Props = { title: string; refused: DeliverAnswer | undefined };

/** What the client approves: all files at once. */
export function ApprovalFields({ title, refused }: Props) {
  return (
    <>
      <TextField
        id="approval-what"
        name="what"
        label="What they approve"
        maxLength={LONGEST_WHAT}
        autoComplete="off"
        hint={title ? undefined : 'Empty: the name of the first file.'}
        defaultValue={refused?.typed.what ?? title}
        error={refused?.errors.what}
      />
      <FigureFields id="approval" label="What comes out" refused={refused} />
    </>
  );
}
