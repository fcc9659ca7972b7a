import { useLoaderData } from 'react-router';

import { api, load } from '../base/api.ts';
import { deferErrors } from '../base/defer-errors.ts';
import { OwnAttendance } from '../people/own-attendance.tsx';
import { ProfileForm } from '../people/profile-form.tsx';
import { HoursSection } from '../sessions/hours/hours-section.tsx';
import { AwaitedBlock } from '../ui/awaited-block.tsx';
import { AwaitedPart } from '../ui/awaited-part.tsx';
import css from '../ui/section.module.css';
import { Section } from '../ui/section.tsx';
import { hours as hoursWords } from '../words/made/hours.ts';
import { people } from '../words/made/people.ts';
import { providers } from '../words/made/providers.ts';
import { useOwnUser } from './own-page.tsx';
import { ProviderButtons } from './provider-buttons.tsx';

const { gamertags: words } = providers;

export const loader = () => ({
  hours: deferErrors(load(api.hours.$get())),
  site: deferErrors(load(api.site.$get())),
});

/** /user: the profile that others see, and the hours that only the user sees. */
export function Component() {
  const { hours, site } = useLoaderData<typeof loader>();
  return (
    <>
      <AwaitedBlock answer={useOwnUser()} part={people.own.profile} height="48rem">
        {(user) => (
          <>
            <ProfileForm user={user} />
            <OwnAttendance attendance={user.attendance} />
          </>
        )}
      </AwaitedBlock>
      <AwaitedPart answer={site} failed={null}>
        {(loaded) => loaded.discordGamertags && <DiscordGamertags />}
      </AwaitedPart>
      <AwaitedBlock answer={hours} part={hoursWords.title} height="60rem">
        {(loaded) => <HoursSection loaded={loaded} />}
      </AwaitedBlock>
    </>
  );
}

const DiscordGamertags = () => (
  <Section id="gamertags" title={words.title} hint={words.hint}>
    <div className={css.actions}>
      <ProviderButtons
        providers={['discord']}
        purpose="gamertags"
        back="/user"
        label={() => words.start}
        look={{}}
      />
    </div>
  </Section>
);
