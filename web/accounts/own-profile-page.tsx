import type { UserDetail } from '../../worker/contract/user.ts';
import { OwnAttendance } from '../people/own-attendance.tsx';
import { ProfileForm } from '../people/profile-form.tsx';
import { useOwnUser } from './own-page.tsx';
import { OwnPart } from './own-part.tsx';

/** /user: the profile that others see. */
export function Component() {
  return (
    <OwnPart answer={useOwnUser()} height="48rem">
      {(user: UserDetail) => (
        <>
          <ProfileForm user={user} />
          <OwnAttendance attendance={user.attendance} />
        </>
      )}
    </OwnPart>
  );
}
