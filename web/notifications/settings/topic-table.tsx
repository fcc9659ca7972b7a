import { CHANNELS, NOTIFICATION_TOPICS } from '../../../worker/contract/vocabulary.ts';
import { Section } from '../../ui/section.tsx';
import { Tick } from '../../ui/switch.tsx';
import { notificationSettings as words, topics } from '../../words/made/notification-settings.ts';
import css from './settings.module.css';
import type { Settings } from './use-settings.ts';

interface TopicTableProps extends Settings {
  /** Why no emails are sent. Null if they are. */
  noEmail: string | null;
}

/** Chooses the channels of each topic. Each change is saved at once. */
export const TopicTable = ({ settings, change, noEmail }: TopicTableProps) => (
  <Section id="topics" title={words.topics.title} hint={words.topics.hint}>
    {noEmail !== null && <p className="soft">{noEmail}</p>}
    <table className={css.topics} aria-labelledby="topics-title">
      <thead>
        <tr>
          <th scope="col">{words.topics.what}</th>
          {CHANNELS.map((channel) => (
            <th key={channel} scope="col">
              {words.channels[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {NOTIFICATION_TOPICS.map((topic) => (
          <tr key={topic}>
            <th scope="row">
              {topics[topic].name}
              <span className={css.small}>{topics[topic].hint}</span>
            </th>
            {CHANNELS.map((channel) => (
              <td key={channel}>
                <Tick
                  aria-label={words.topics.cell({
                    topic: topics[topic].name,
                    channel: words.channels[channel],
                  })}
                  checked={settings.channels[topic][channel]}
                  onChange={({ target }) =>
                    change({ channels: { [topic]: { [channel]: target.checked } } })
                  }
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Section>
);
