import { articleContent } from './articles.server.ts';
import { announcements } from './announcements.ts';
import { closureContent } from './closures.ts';
import { consultationContent } from './consultations.ts';
import { diaryContent } from './diary.ts';
import { firmContent } from './firm.ts';
import { legalContent } from './legal.server.ts';
import { mailContent } from './mails.ts';
import { menuContent } from './menus.ts';
import { pageTexts } from './page-texts.ts';
import { peopleContent } from './people.ts';
import { planContent } from './plans.ts';
import { practiceContent } from './practice.ts';
import { testimonialContent } from './testimonials.ts';
import { workKinds } from './work-kinds.ts';
import type { Content } from '../define-content.ts';

export const kinds: readonly Content[] = [
  firmContent,
  practiceContent,
  planContent,
  peopleContent,
  articleContent,
  testimonialContent,
  pageTexts,
  menuContent,
  legalContent,
  mailContent,
  consultationContent,
  diaryContent,
  closureContent,
  announcements,
  workKinds,
];
