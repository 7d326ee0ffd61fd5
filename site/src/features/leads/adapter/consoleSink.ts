import type { LeadSink } from './lead.ts';

export interface ConsoleSinkOptions {
  readonly isProduction: boolean;
  readonly log: (...words: unknown[]) => void;
}

/**
 * Logs locally, for `VITE_LEADS=console` (docs/behavior.md#form-delivery). Visitors open a production build,
 * so it names the fields and never what stands in them.
 */
export function consoleSink({ isProduction, log }: ConsoleSinkOptions): LeadSink {
  return async ({ kind, ...fields }) => {
    const filled = Object.entries(fields).filter(([, value]) => value);
    const names = filled.map(([name]) => name).join(', ');
    const summary = `Request from the ${kind} form: ${filled.length} fields (${names})`;
    if (isProduction) log(summary);
    else log(summary, Object.fromEntries(filled));
  };
}
