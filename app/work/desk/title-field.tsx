import { LONGEST_TITLE, TITLE_HINT } from '#app/work/core/engagements/own-title.ts';
import { TextField } from '#app/platform/ui/field.tsx';

export function TitleField({ title, error }: { title: string | undefined; error: string | undefined }) {
  return (
    <TextField
      id="title"
      name="title"
      label="Title"
      hint={TITLE_HINT}
      defaultValue={title}
      error={error}
      maxLength={LONGEST_TITLE}
      autoComplete="off"
    />
  );
}
