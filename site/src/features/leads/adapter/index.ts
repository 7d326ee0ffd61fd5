export { type Lead, type LeadKind, type LeadSink, leadLimits } from './lead.ts';
export { leadSink, type SubmitOptions, submitLead } from './submitLead.ts';
export { judge, MINIMUM_MS, type TrapReading } from './trap.ts';
