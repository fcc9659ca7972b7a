import { invalid } from '../../core/problems.ts';

export const unknownRole = () => invalid('role', (say) => say.roles.gone);
