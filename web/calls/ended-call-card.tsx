import { ReportButton } from '../moderation/report/report-button.tsx';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { calls } from '../words/made/calls.ts';
import { useCalls } from './core/use-calls.ts';
import { supportsCalls } from './core/webrtc.ts';
import { describeEnded } from './describe-ended.ts';
import css from './stage.module.css';
import { withController } from './use-call-controller.ts';

const words = calls.over;

/**
 * How the last call ended, shown until it is dismissed. A call that failed can be retried, and what was said in it
 * can be reported.
 */
export function EndedCallCard({ className }: { className?: string | undefined }) {
  const { state } = useCalls();
  const { over } = state;
  if (!over || over.kind === 'ring' || state.talk) return null;
  const { people, reason, media, talked } = over;
  const again =
    supportsCalls() &&
    people.length > 0 &&
    (reason === 'no-answer' || reason === 'busy' || reason === 'lost');
  return (
    <div className={cx(css.over, className)}>
      <output>{describeEnded(over)}</output>
      {again && (
        <Button
          variant="primary"
          icon="phone"
          onClick={() =>
            void withController((controller) =>
              controller.dial({ to: people.map(({ id }) => id) }, media),
            )
          }
        >
          {words.again}
        </Button>
      )}
      {talked !== null && people.length > 0 && (
        <ReportButton
          bare
          key={talked}
          about={`/api/calls/${talked}`}
          name={words.names(people.map(({ name }) => name))}
          person={people.length === 1 ? people[0] : undefined}
        />
      )}
      <Button variant="bare" onClick={() => void withController((controller) => controller.read())}>
        {words.dismiss}
      </Button>
    </div>
  );
}
