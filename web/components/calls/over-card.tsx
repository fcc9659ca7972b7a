import { useCalls } from '../../calls/use-calls.ts';
import { calls } from '../../words/calls.ts';
import { Button } from '../ui/button.tsx';
import { describeOver } from './describe-over.ts';
import css from './stage.module.css';
import { atDesk } from './use-desk.ts';

const words = calls.over;

/** How the last call ended, until it is read; who could not be had can be called again. */
export function OverCard() {
  const { state } = useCalls();
  const { over } = state;
  if (!over || over.kind === 'ring' || state.talk) return null;
  const { people, reason, media } = over;
  const again =
    people.length > 0 && (reason === 'no-answer' || reason === 'busy' || reason === 'lost');
  return (
    <div className={css['over']}>
      <output>{describeOver(over)}</output>
      {again && (
        <Button
          variant="warm"
          icon="phone"
          onClick={() =>
            void atDesk((desk) => desk.dial({ to: people.map(({ id }) => id) }, media))
          }
        >
          {words.again}
        </Button>
      )}
      <Button variant="bare" onClick={() => void atDesk((desk) => desk.read())}>
        {words.dismiss}
      </Button>
    </div>
  );
}
