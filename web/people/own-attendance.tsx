import type { UserDetail } from '../../worker/contract/user.ts';
import { Explain } from '../ui/explain.tsx';
import { afterwards } from '../words/made/afterwards.ts';
import css from './profile-form.module.css';

const { level: words } = afterwards;

/** What hosts see of the user's attendance, and the rules for it. */
export const OwnAttendance = ({ attendance = 'new' }: Pick<UserDetail, 'attendance'>) => (
  <section className={css.group} aria-labelledby="attendance">
    <h2 id="attendance">{words.own}</h2>
    <p className="soft">{words.ownBands[attendance]}</p>
    <Explain {...afterwards.attendanceHelp} />
  </section>
);
