import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { Problem } from '../ui/problem.tsx';
import { people } from '../words/made/people.ts';
import css from './profile-form.module.css';

const { own: words } = people;

interface SaveBarProps {
  /** There are unsaved changes. */
  changed: boolean;
  pending: boolean;
  problem: string;
}

/** The end of a form on the user's own pages. The button is shown only if there are unsaved changes. */
export const SaveBar = ({ changed, pending, problem }: SaveBarProps) => (
  // Has the focus once the button is gone.
  <div className={cx(changed && css.foot)} tabIndex={-1}>
    <Problem>{problem}</Problem>
    <output className={cx(changed ? 'soft' : 'visually-hidden')}>
      {changed ? words.unsaved : words.savedShort}
    </output>
    {changed && (
      <Button type="submit" variant="primary" size="lg" pending={pending}>
        {words.save}
      </Button>
    )}
  </div>
);
