/** Each way that a backend can behave, with its title in Storybook's toolbar. */
export const scenarioTitles = {
  ok: 'Backend: responds',
  slow: 'Backend: slow',
  empty: 'Backend: no rows',
  failing: 'Backend: fails',
  offline: 'Backend: offline',
  malformed: 'Backend: malformed rows',
  signedOut: 'Backend: signed out',
} as const;

export type ScenarioName = keyof typeof scenarioTitles;

export const scenarioNames = Object.keys(scenarioTitles) as ScenarioName[];
