import { useLoaderData } from 'react-router';

import type { NotificationSettings } from '../../worker/contract/notification-settings.ts';
import { api, load } from '../base/api.ts';
import { deferErrors } from '../base/defer-errors.ts';
import { AwaitedBlock } from '../ui/awaited-block.tsx';
import { notificationSettings } from '../words/made/notification-settings.ts';
import { MutedSessions } from './settings/muted-sessions.tsx';
import { PushDevices } from './settings/push-devices.tsx';
import { TopicTable } from './settings/topic-table.tsx';
import { useSettings } from './settings/use-settings.ts';
import { WhenAndHow } from './settings/when-and-how.tsx';

const { topics: words } = notificationSettings;

async function loadSettings() {
  const [settings, account, site, { publicKey }] = await Promise.all([
    load(api['notification-settings'].$get()),
    load(api.account.$get()),
    load(api.site.$get()),
    load(api.push.key.$get()),
  ]);
  const noEmail = site.mail ? words.unconfirmed : words.noMail;
  return {
    settings,
    noEmail: site.mail && account.emailConfirmed ? null : noEmail,
    pushes: publicKey !== null,
  };
}

export const loader = () => ({ loaded: deferErrors(loadSettings()) });

type Loaded = Awaited<ReturnType<typeof loadSettings>>;

/** /user/notifications: what the user is notified of, by which way and when. */
export function Component() {
  const { loaded } = useLoaderData<typeof loader>();
  return (
    <AwaitedBlock answer={loaded} height="40rem">
      {({ settings, noEmail, pushes }: Loaded) => (
        <>
          <Choices loaded={settings} noEmail={noEmail} />
          <PushDevices devices={settings.pushDevices} available={pushes} />
          <MutedSessions sessions={settings.mutedSessions} />
        </>
      )}
    </AwaitedBlock>
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
