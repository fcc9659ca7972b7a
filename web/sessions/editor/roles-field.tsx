import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { ROLES_MAX, ROLE_NAME_MAX, SEATS_MAX } from '../../../worker/contract/bounds.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { seats } from '../../words/made/seats.ts';
import { seatsForAny } from './draft.ts';
import { Group } from './group.tsx';
import css from './session-editor.module.css';
import type { FieldsProps } from './use-draft.ts';

const words = seats.editor;

/** The roles with their seats. Whatever they leave is for any role. */
export function RolesField({ draft, change }: FieldsProps) {
  const { roles } = draft;
  const list = useRef<HTMLUListElement>(null);
  const [added, setAdded] = useState(0);
  const rest = seatsForAny(draft);

  const put = (index: number, fields: Partial<(typeof roles)[number]>) =>
    change({
      roles: roles.map((role, at) => (at === index ? { ...role, ...fields } : role)),
      // The host's role is renamed with it. While "Tank 2" is typed beside "Tank", both have that name for a moment.
      ...(fields.name !== undefined &&
        draft.hostRole !== '' &&
        roles.every(({ name }, at) => (name === draft.hostRole) === (at === index)) && {
          hostRole: fields.name,
        }),
    });

  const remove = (index: number) => {
    // With the most roles, the button that gets the focus isn't there before.
    flushSync(() => change({ roles: roles.filter((_, at) => at !== index) }));
    list.current?.parentElement?.querySelector<HTMLElement>('[data-add]')?.focus();
  };

  const add = () => {
    change({ roles: [...roles, { name: '', seats: '1' }] });
    setAdded(added + 1);
  };

  useEffect(() => {
    if (added > 0) list.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
  }, [added]);

  return (
    <Group name="roles" label={words.roles}>
      <p className={css.note}>{words.rolesHint(ROLES_MAX)}</p>
      <ul ref={list} className={css.roles}>
        {roles.map((role, index) => (
          // They have no other identity than their place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={css.role}>
            <TextField
              label={words.role(index + 1)}
              placeholder={words.rolePlaceholder}
              maxLength={ROLE_NAME_MAX}
              value={role.name}
              onChange={({ target }) => put(index, { name: target.value })}
            />
            <TextField
              type="number"
              inputMode="numeric"
              label={words.roleSeats}
              min={1}
              max={SEATS_MAX - 1}
              value={role.seats}
              onChange={({ target }) => put(index, { seats: target.value })}
            />
            <IconButton
              icon="x"
              label={role.name === '' ? words.removeUnnamedRole : words.removeRole(role.name)}
              onClick={() => remove(index)}
            />
          </li>
        ))}
      </ul>
      <div className={css.more}>
        {roles.length < ROLES_MAX && (
          <Button size="sm" icon="plus" data-add onClick={add}>
            {words.addRole}
          </Button>
        )}
        {roles.length > 0 && (
          <Select
            name="hostRole"
            label={words.ownRole}
            hint={words.ownRoleHint}
            options={[
              { value: '', label: seats.page.any },
              ...[...new Set(roles.map(({ name }) => name))]
                .filter((name) => name.trim() !== '')
                .map((name) => ({ value: name, label: name })),
            ]}
            value={roles.some(({ name }) => name === draft.hostRole) ? draft.hostRole : ''}
            onChange={({ target }) => change({ hostRole: target.value })}
          />
        )}
        {roles.length > 0 && rest >= 0 && <p className={css.note}>{words.rest(rest)}</p>}
      </div>
    </Group>
  );
}
