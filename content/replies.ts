/**
 * The desk's first templates, until the firm edits them there. `{{name}}` is the sender, `{{subject}}` the topic,
 * `{{colleague}}` the author; the rest is the firm's.
 */
export const replies = [
  {
    id: 'answer',
    label: 'Blank',
    text: 'Dear {{name}}\n\nThank you for your message.\n\n\n\nKind regards\n{{colleague}}\n{{firm}}',
  },
  {
    id: 'documents',
    label: 'Ask for documents',
    text: 'Dear {{name}}\n\nThank you for writing about “{{subject}}”. So that we can give you a proper answer, please send us:\n\n- your latest notice of assessment (ITA34)\n- the certificates of the year (IRP5, IT3)\n\nReply to this mail and attach them. Please leave out passwords and eFiling sign-ins: we never need those.\n\nKind regards\n{{colleague}}\n{{firm}}',
  },
  {
    id: 'call',
    label: 'Offer a call',
    text: 'Dear {{name}}\n\nThank you for your message. A short call answers your question best. When does it suit you? Our hours are {{hours}}, or call us on {{phone}}.\n\nKind regards\n{{colleague}}\n{{firm}}',
  },
  {
    id: 'quote',
    label: 'Send a quote',
    text: 'Dear {{name}}\n\nThank you for asking us. For what you describe we charge:\n\n\n\nThere is no fixed term and no hidden fee, and you may end it on any day. Reply to this mail if you want us to begin. {{vat}}\n\nKind regards\n{{colleague}}\n{{firm}}',
  },
  {
    id: 'declined',
    label: 'Not ours to answer',
    text: 'Dear {{name}}\n\nThank you for your message. What you ask is outside what we do, so we cannot help you with it. We wish you well, and are here for your accounting, tax and payroll.\n\nKind regards\n{{colleague}}\n{{firm}}',
  },
] as const;
