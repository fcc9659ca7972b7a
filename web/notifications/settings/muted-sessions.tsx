import { Link } from 'react-router';

import type { NotificationSettings } from '../../../worker/contract/notification-settings.ts';
import { api, byId, send } from '../../base/api.ts';
import { DirectActionButton } from '../../ui/direct-action-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import section from '../../ui/section.module.css';
import { Section } from '../../ui/section.tsx';
import { muting as words } from '../../words/made/notification-settings.ts';

/** The sessions that send no pushes and emails. */
export function MutedSessions({ sessions }: { sessions: NotificationSettings['mutedSessions'] }) {
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
              <DirectActionButton
                size="sm"
                aria-label={words.unmuteOne(name)}
                act={() => send(api.sessions[':id'].mute.$delete(byId(id)), words.unmuted(name))}
              >
                {words.unmute}
              </DirectActionButton>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
