import { useLoaderData } from 'react-router';

import type { Hours } from '../../worker/contract/hours.ts';
import type { UserDetail } from '../../worker/contract/user.ts';
import { api, load } from '../base/api.ts';
import { deferErrors } from '../base/defer-errors.ts';
import { OwnAttendance } from '../people/own-attendance.tsx';
import { ProfileForm } from '../people/profile-form.tsx';
import { HoursSection } from '../sessions/hours/hours-section.tsx';
import { AwaitedPart } from '../ui/awaited-part.tsx';
import { useOwnUser } from './own-page.tsx';

export const loader = () => ({ hours: deferErrors(load(api.hours.$get())) });

/** /user: the profile that others see, and the hours that only the user sees. */
export function Component() {
  const { hours } = useLoaderData<typeof loader>();
  return (
    <>
      <AwaitedPart answer={useOwnUser()} height="48rem">
        {(user: UserDetail) => (
          <>
            <ProfileForm user={user} />
            <OwnAttendance attendance={user.attendance} />
          </>
        )}
      </AwaitedPart>
      <AwaitedPart answer={hours} height="60rem">
        {(loaded: Hours) => <HoursSection loaded={loaded} />}
      </AwaitedPart>
    </>
  );
}
