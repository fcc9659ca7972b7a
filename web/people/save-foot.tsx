import { people } from '../words/en/people.ts';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import css from './profile-form.module.css';

const { own: words } = people;

interface SaveFootProps {
  /** There is something to save. */
  changed: boolean;
  pending: boolean;
  problem: string;
}

/** The foot of a form on one's own page: there is a button only while there is something to save. */
export const SaveFoot = ({ changed, pending, problem }: SaveFootProps) => (
  <div className={cx(changed && css['foot'])}>
    <p role="alert" className={css['problem']}>
      {problem}
    </p>
    <output className={cx(changed ? css['note'] : 'visually-hidden')}>
      {changed ? words.unsaved : words.savedShort}
    </output>
    {changed && (
      <Button type="submit" variant="primary" size="lg" pending={pending}>
        {words.save}
      </Button>
    )}
  </div>
);
