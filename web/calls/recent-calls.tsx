import { CALL_MEMBERS_MAX } from '../../worker/contract/call-bounds.ts';
import type { CallItem } from '../../worker/contract/call-history.ts';
import { useAccount } from '../base/account.ts';
import { ReportButton } from '../moderation/report/report-button.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { agoWord } from '../ui/dates.ts';
import { Icon } from '../ui/icon.tsx';
import { useNow } from '../ui/use-now.ts';
import { calls } from '../words/made/calls.ts';
import { common } from '../words/made/common.ts';
import { useCallState } from './core/use-calls.ts';
import { NotifySwitch } from './notify-switch.tsx';
import css from './recent-calls.module.css';
import { useDial } from './use-call-controller.ts';
import { useRecentCalls } from './use-recent-calls.ts';

const words = calls.recent;

/** The recent calls, collapsed. Their title is there before they are, so that nothing below it moves. */
export function RecentCalls() {
  const { items, status, next, pending, more, retry } = useRecentCalls();
  const { user } = useAccount();
  const missed = items.filter((item) => item.missed).length;
  return (
    <div className={css.recent}>
      <details>
        <summary className={css.summary}>
          <h2>{words.title}</h2>
          {missed > 0 && <Badge tone="trouble">{words.missedCount(missed)}</Badge>}
          <Icon name="chevron-down" size={18} className={css.fold} />
        </summary>
        <ul className={css.rows}>
          {items.map((item) => (
            <Row key={item.id} item={item} me={user} />
          ))}
        </ul>
        <div className={css.foot}>
          {status === 'loading' && <p className="soft">{common.loading}</p>}
          {status === 'ready' && items.length === 0 && <p className="soft">{words.none}</p>}
          {next !== undefined && (
            <Button pending={pending} onClick={() => void more()}>
              {words.more}
            </Button>
          )}
          {missed > 0 && <NotifySwitch />}
        </div>
      </details>
      {status === 'failed' && (
        <p className={cx(css.foot, 'soft')}>
          {words.failed} <Button onClick={retry}>{common.retry}</Button>
        </p>
      )}
    </div>
  );
}

function Row({ item, me }: { item: CallItem; me: number }) {
  const dial = useDial();
  const { talk } = useCallState();
  const now = useNow();
  const { caller, members, session, missed, startedAt, mine } = item;
  const own = caller.id === me;
  const others = [...(own ? [] : [caller]), ...members].filter(
    ({ id }, place, all) => id !== me && all.findIndex((one) => one.id === id) === place,
  );
  // A session's voice may have more people than a call. Its guests don't see the session.
  const callable = session !== null || others.length < CALL_MEMBERS_MAX;
  const names = calls.over.names(others.map(({ name }) => name));
  const answered = members.some(({ outcome }) => outcome === 'accepted');
  const word = missed
    ? words.missed
    : own
      ? answered
        ? words.outgoing
        : words.noAnswer
      : mine.outcome === 'declined'
        ? words.declined
        : words.incoming;
  return (
    <li className={css.row}>
      <span className={css.sign} data-missed={missed}>
        <Icon name={missed ? 'phone-off' : 'phone'} size={18} />
      </span>
      <span className={css.who}>
        <bdi className={css.names}>{session ? `${names} · ${session.name}` : names}</bdi>
        <span className="soft-small">
          {word} · {agoWord(Date.parse(startedAt), now)}
        </span>
      </span>
      {dial && !talk && others.length > 0 && callable && (
        <Button
          size="sm"
          icon="phone"
          aria-label={words.back(names)}
          onClick={() =>
            void dial(
              session
                ? { session: `/api/sessions/${session.id}` }
                : { to: others.map(({ id }) => id) },
              'audio',
            )
          }
        >
          {words.backShort}
        </Button>
      )}
      <ReportButton
        about={`/api/calls/${item.id}`}
        name={names}
        person={others.length === 1 ? others[0] : undefined}
      />
    </li>
  );
}
