import type { ReactNode } from 'react';

import { Select } from '../ui/select.tsx';
import { seats } from '../words/made/seats.ts';
import { type WithRoles, rolesOf } from './roles.ts';

const words = seats.join;

interface RolePickerProps {
  session: WithRoles;
  role: string | null;
  onPick: (role: string | null) => void;
  label?: ReactNode;
}

/** Chooses a role. A full role says so, and can be chosen to wait for it. */
export function RolePicker({ session, role, onPick, label = words.role }: RolePickerProps) {
  const roles = rolesOf(session);
  const known = roles.some(({ name }) => name === role)
    ? roles
    : [...roles, { name: role, seats: 0, taken: 0 }];
  const options = known.map(({ name, seats: total, taken }, index) => {
    const text = name ?? words.any;
    const free = taken < total || name === role;
    return { value: String(index), label: free ? text : words.full(text) };
  });
  return (
    <Select
      name="role"
      label={label}
      options={options}
      value={String(known.findIndex(({ name }) => name === role))}
      onChange={({ target }) => onPick(known[Number(target.value)]?.name ?? null)}
    />
  );
}
