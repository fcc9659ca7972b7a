import { Link } from 'react-router';

import type { NotificationSettings } from '../../../worker/contract/notification-settings.ts';
import { api, byId, send } from '../../base/api.ts';
import { useAction } from '../../base/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import section from '../../ui/section.module.css';
import { Section } from '../../ui/section.tsx';
import { muting as words } from '../../words/made/notification-settings.ts';

/** The sessions that send no pushes and emails. */
export function MutedSessions({ sessions }: { sessions: NotificationSettings['mutedSessions'] }) {
  const { pending, act } = useAction();
  const unmute = (id: number, name: string) =>
    act(String(id), () => send(api.sessions[':id'].mute.$delete(byId(id)), words.unmuted(name)));
  return (
    <Section id="muted" title={words.title}>
      {sessions.length === 0 ? (
        <p className={section['note']}>{words.none}</p>
      ) : (
        <ul className={section['rows']}>
          {sessions.map(({ id, name }) => (
            <li key={id} className={section['row']}>
              <Icon name="bell-off" size={24} />
              <Link to={`/session/${id}`}>{name}</Link>
              <Button
                size="sm"
                aria-label={words.unmuteOne(name)}
                pending={pending === String(id)}
                onClick={() => void unmute(id, name)}
              >
                {words.unmute}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
