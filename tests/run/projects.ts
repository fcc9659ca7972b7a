/** The test projects of tests/vitest.config.ts. Each has a folder with its name. */
export const projects = ['worker', 'durable', 'web', 'screens', 'engines', 'browser'] as const;
export type Project = (typeof projects)[number];
