import { masterSteps, paidOut } from './estate-master-steps.ts';
import type { EstateStep } from './estate-step.ts';
import { estateTaxSteps } from './estate-tax-steps.ts';

export const estateSteps: readonly EstateStep[] = [...masterSteps, ...estateTaxSteps, paidOut];
