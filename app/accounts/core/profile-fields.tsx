import type { ReactNode } from 'react';
import { Segments, TextField } from '#app/platform/ui/field.tsx';
import { fieldState, type Refused } from './account-form.tsx';
import { ACCOUNT_TYPE_LABELS } from './account-type.ts';

type Stored = Partial<Record<string, string | null | undefined>>;
type Props = Refused & { stored?: Stored; children?: ReactNode };

const TYPES = Object.entries(ACCOUNT_TYPE_LABELS).map(([value, label]) => ({ value, label }));
/** A browser without `:has` shows both labels. */
const FOR_INDIVIDUAL = 'group-has-[[value=business]:checked]:hidden';
const FOR_BUSINESS = 'group-has-[[value=individual]:checked]:hidden';

export function ProfileFields({ refusal, stored, children }: Props) {
  const field = (name: string) => {
    const state = fieldState(refusal, name);
    return { ...state, defaultValue: state.defaultValue ?? stored?.[name] ?? undefined };
  };
  const type = field('user_type');
  return (
    <>
      <TextField {...field('full_name')} label="Full name" autoComplete="name" required />
      <Segments
        legend="Account type"
        name="user_type"
        options={TYPES}
        defaultValue={type.defaultValue ?? 'individual'}
        className="[&_.segments]:flex-wrap"
      />
      {children}
      <TextField
        {...field('contactNumber')}
        label={<Optional>Contact number</Optional>}
        type="tel"
        autoComplete="tel"
        hint="So that we can phone you. For instance 082 123 4567 or +27 82 123 4567."
      />
      <TextField
        {...field('identificationNumber')}
        label={
          <Optional>
            <span className={FOR_INDIVIDUAL}>South African ID number</span>{' '}
            <span className={FOR_BUSINESS}>Business registration number</span>
          </Optional>
        }
        autoComplete="off"
        hint="So that we don't mistake you for somebody of the same name. Only our staff see it."
      />
    </>
  );
}

function Optional({ children }: { children: ReactNode }) {
  return (
    <>
      {children} <span className="font-normal text-ink-soft">(optional)</span>
    </>
  );
}
