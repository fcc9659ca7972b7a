import { useRef, useState } from 'react';

import type {
  NotificationSettings,
  NotificationSettingsPatch,
} from '../../../worker/contract/notification-settings.ts';
import { NOTIFICATION_TOPICS } from '../../../worker/contract/vocabulary.ts';
import { announceFailure } from '../../base/announce-failure.ts';
import { api, load } from '../../base/api.ts';
import { announce } from '../../base/toast-store.ts';
import { withKnownZone } from '../../base/with-known-zone.ts';
import { notificationSettings as words } from '../../words/made/notification-settings.ts';

/** The settings as they are shown, and a function that shows a change at once and saves it. */
export interface Settings {
  settings: NotificationSettings;
  change: (patch: NotificationSettingsPatch) => void;
}

function withPatch(
  before: NotificationSettings,
  { channels: chosen = {}, ...rest }: NotificationSettingsPatch,
): NotificationSettings {
  const channels = { ...before.channels };
  for (const topic of NOTIFICATION_TOPICS)
    channels[topic] = { ...channels[topic], ...chosen[topic] };
  const given = Object.entries(rest).filter(([, value]) => value !== undefined);
  return Object.assign({ ...before, channels }, Object.fromEntries(given));
}

/** Saves changes one after the other. If one is refused, what is shown goes back to what is saved. */
export function useSettings(loaded: NotificationSettings): Settings {
  const [settings, setSettings] = useState(loaded);
  const saved = useRef(loaded);
  const open = useRef(0);
  const last = useRef(Promise.resolve());

  const save = async (json: NotificationSettingsPatch) => {
    try {
      saved.current = await withKnownZone(json.zone, (zone) =>
        load(api['notification-settings'].$patch({ json: { ...json, zone } })),
      );
      if (open.current === 1) announce(words.saved, 'done');
    } catch (error) {
      announceFailure(error);
    } finally {
      open.current -= 1;
      if (open.current === 0) setSettings(saved.current);
    }
  };

  const change = (patch: NotificationSettingsPatch) => {
    open.current += 1;
    setSettings((before) => withPatch(before, patch));
    last.current = last.current.then(() => save(patch));
  };
  return { settings, change };
}
