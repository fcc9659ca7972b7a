import { useLoaderData } from 'react-router';

import type { NotificationSettings } from '../../worker/contract/notification-settings.ts';
import { OwnPart } from './own-part.tsx';
import { api, load } from '../app/api.ts';
import { deferErrors } from '../app/defer-errors.ts';
import { MutedSessions } from '../notifications/settings/muted-sessions.tsx';
import { PushDevices } from '../notifications/settings/push-devices.tsx';
import { TopicTable } from '../notifications/settings/topic-table.tsx';
import { useSettings } from '../notifications/settings/use-settings.ts';
import { WhenAndHow } from '../notifications/settings/when-and-how.tsx';
import { notificationSettings } from '../words/en/notification-settings.ts';

const { topics: words } = notificationSettings;

async function loadSettings() {
  const [settings, account, site] = await Promise.all([
    load(api['notification-settings'].$get()),
    load(api.account.$get()),
    load(api.site.$get()),
  ]);
  const noEmail = site.mail ? words.unconfirmed : words.noMail;
  return { settings, noEmail: site.mail && account.emailConfirmed ? null : noEmail };
}

export const loader = () => ({ loaded: deferErrors(loadSettings()) });

type Loaded = Awaited<ReturnType<typeof loadSettings>>;

/** /user/notifications: what the user is notified of, by which way and when. */
export function Component() {
  const { loaded } = useLoaderData<typeof loader>();
  return (
    <OwnPart answer={loaded} height="40rem">
      {({ settings, noEmail }: Loaded) => (
        <>
          <Choices loaded={settings} noEmail={noEmail} />
          <PushDevices devices={settings.pushDevices} />
          <MutedSessions sessions={settings.mutedSessions} />
        </>
      )}
    </OwnPart>
  );
}

function Choices({ loaded, noEmail }: { loaded: NotificationSettings; noEmail: string | null }) {
  const settings = useSettings(loaded);
  return (
    <>
      <TopicTable {...settings} noEmail={noEmail} />
      <WhenAndHow {...settings} />
    </>
  );
}
