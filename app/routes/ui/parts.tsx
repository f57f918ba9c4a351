import { Button, ButtonLink } from '#app/platform/ui/button.tsx';
import { Drawing } from '#app/platform/ui/drawing.tsx';
import branchUrl from '#content/brand/branch.svg?url';
import { AmountField, Segments, SelectField, TextArea, TextField } from '#app/platform/ui/field.tsx';
import { Icon, iconNames } from '#app/platform/ui/icon.tsx';
import { Ledger } from '#app/platform/ui/ledger.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import { Section } from '#app/platform/ui/section.tsx';
import { Sheet } from '#app/platform/ui/sheet.tsx';
import { Stars } from '#app/platform/ui/stars.tsx';
import { TabLinks } from '#app/platform/ui/tabs.tsx';

const COLOURS = [
  'paper',
  'sheet',
  'ink',
  'ink-soft',
  'rule',
  'rule-strong',
  'bloom',
  'bloom-deep',
  'bloom-tint',
  'petal',
  'veld',
  'gain',
  'loss',
];

const SIZES = ['text-sm', 'text-base', 'text-lg', 'text-xl', 'text-2xl', 'text-3xl'];

export function Colours() {
  return (
    <Section id="colours" title="Colour">
      <ul className="mt-8 grid grid-cols-2 gap-4 md:grid-cols-3">
        {COLOURS.map((colour) => (
          <li key={colour} className="hint">
            <svg className="mb-1 block h-16 w-full rounded-sheet border border-rule">
              <rect width="100%" height="100%" fill={`var(--${colour})`} />
            </svg>
            {colour}
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Type() {
  return (
    <Section
      id="type"
      eyebrow="Eyebrow"
      title="Type"
      lede="The lede stands under a heading and says why it is there."
    >
      {SIZES.map((size) => (
        <p key={size} className={`mt-4 font-serif ${size}`}>
          Your tax, to the cent · {size}
        </p>
      ))}
      <p className="mt-4">
        Body text with <a href="#type">a link</a>, <b>a strong word</b> and R 103 405.00.
      </p>
      <p className="hint mt-2">A hint is smaller and softer.</p>
    </Section>
  );
}

export function Choices() {
  return (
    <Section id="choices" title="Buttons, tabs, notices">
      <div className="mt-8 flex flex-wrap items-center gap-3">
        <Button>Primary</Button>
        <Button look="quiet">Quiet</Button>
        <Button small>Small</Button>
        <Button disabled>Sending...</Button>
        <ButtonLink to="/ui" look="quiet">
          A link
        </ButtonLink>
      </div>
      <div className="mt-8">
        <TabLinks
          label="Example"
          current="individual"
          tabs={[
            { value: 'individual', label: 'Individual', to: '/ui' },
            { value: 'business', label: 'Business', to: '/ui' },
          ]}
        />
      </div>
      <div className="mt-8 grid gap-4">
        <Notice title="Saved">Nothing else to do.</Notice>
        <Notice tone="gain" title="Message sent successfully">
          Thank you for reaching out.
        </Notice>
        <Notice tone="loss" title="Validation Error">
          Phone number is required
        </Notice>
        <Stars rating={4} />
      </div>
    </Section>
  );
}

export function Fields() {
  return (
    <Section id="fields" title="Fields">
      <Sheet className="mt-8">
        <div className="field-row sm:grid-cols-2">
          <TextField id="name" label="Full Name" hint="As on your identity document." />
          <TextField
            id="email"
            label="E-mail"
            type="email"
            defaultValue="nomvula@"
            error="Enter a whole address."
          />
        </div>
        <div className="field-row mt-4 sm:grid-cols-2">
          <AmountField
            id="income"
            label="Gross income"
            defaultValue="500 000"
            hint="Read as R 500 000.00 a year"
          />
          <SelectField id="age" label="Age" options={[{ value: '30', label: '30' }]} />
          <TextField id="disabled" label="Disabled" disabled defaultValue="Not now" />
        </div>
        <TextArea id="message" label="Message" className="mt-4" />
        <Segments
          legend="Rates"
          name="basis"
          defaultValue="firm"
          className="mt-4"
          options={[
            { value: 'firm', label: 'Firm estimate 2023/2024' },
            { value: 'sars', label: 'SARS tables' },
          ]}
        />
      </Sheet>
    </Section>
  );
}

export function Sheets() {
  return (
    <Section id="sheets" title="The ledger sheet">
      <div className="mt-8 grid gap-8 lg:grid-cols-2">
        <Sheet margin lifted>
          <Ledger
            caption="Example"
            lines={[
              { key: 'before', label: 'Tax before rebates', amount: '119 830.00' },
              { key: 'rebate', label: 'Primary rebate', amount: '− 16 425.00' },
              { key: 'final', label: 'Final tax', amount: 'R 103 405.00', total: true },
            ]}
          />
        </Sheet>
        <Drawing src={branchUrl} id="branch" width={760} height={500} />
      </div>
    </Section>
  );
}

export function Tables() {
  return (
    <Section id="tables" title="Ruled table">
      <table className="ruled ruled-stacked mt-8">
        <thead>
          <tr>
            <th scope="col">Taxable income</th>
            <th scope="col">Rate</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td data-label="Taxable income">R 0 to R 226 000</td>
            <td data-label="Rate">18%</td>
          </tr>
          <tr>
            <td data-label="Taxable income">R 226 001 to R 353 100</td>
            <td data-label="Rate">26%</td>
          </tr>
        </tbody>
      </table>
    </Section>
  );
}

export function Icons() {
  return (
    <Section id="icons" title="Icons">
      <ul className="mt-8 grid grid-cols-2 gap-6 md:grid-cols-3">
        {iconNames.map((name) => (
          <li key={name} className="hint flex items-center gap-3 text-bloom">
            <Icon name={name} size={40} />
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
