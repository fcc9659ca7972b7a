import { page } from 'vitest/browser';

/** The button of exactly this name. */
export const button = (name: string) => page.getByRole('button', { name, exact: true });
