import { Button } from '../ui/button.tsx';
import { Problem } from '../ui/problem.tsx';
import css from '../ui/section.module.css';
import { common } from '../words/made/common.ts';

interface FormFootProps {
  problem: string;
  pending: boolean;
  submit: string;
  onCancel: () => void;
}

/** The end of an account form: its error, submit and cancel. */
export const FormActions = ({ problem, pending, submit, onCancel }: FormFootProps) => (
  <>
    <Problem>{problem}</Problem>
    <div className={css.actions}>
      <Button type="submit" variant="primary" pending={pending}>
        {submit}
      </Button>
      <Button onClick={onCancel}>{common.cancel}</Button>
    </div>
  </>
);
