import type { EnquiryState } from '#app/platform/db/enquiry-values.ts';

export type OwnEnquiryLine = {
  id: string;
  reference: string;
  subject: string;
  state: EnquiryState;
  sentAt: Date;
  lastAnswerAt: Date | null;
};

export type WorkThreadLine = {
  path: string;
  title: string;
  taxpayer: string;
  unread: number;
  lastAt: Date;
};

type OwnEnquiryFile = { path: string; name: string; size: number };

export type OwnEnquiryEntry = {
  id: string;
  isOurs: boolean;
  isByMail: boolean;
  body: string;
  quoted: string;
  at: Date;
  files: readonly OwnEnquiryFile[];
};

export type OwnEnquiry = OwnEnquiryLine & {
  message: string;
  isByMail: boolean;
  files: readonly OwnEnquiryFile[];
  entries: readonly OwnEnquiryEntry[];
};
