import { invalid } from '../../core/problems.ts';

export const unknownRole = () =>
  invalid('role', 'This session doesn’t have this role anymore. Choose another one.');
