import { type ReactNode, Suspense, lazy, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

import type { Afterwards } from '../../../worker/contract/afterwards.ts';
import type { ApplicationItem } from '../../../worker/contract/application.ts';
import type { SessionDetail } from '../../../worker/contract/session.ts';
import { useAccount } from '../../base/account.ts';
import { pictureOf } from '../../base/media.ts';
import { retryImport } from '../../base/retry-import.ts';
import { CallBar } from '../../calls/call-bar.tsx';
import { useSessionCall } from '../../calls/core/use-calls.ts';
import { EndedCallPart, useRejoinable } from '../../calls/ended-call-card.tsx';
import { SessionCallButton, useDocked } from '../../calls/session-call-button.tsx';
import { unread } from '../../messages/rooms.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type Tab, TabList } from '../../ui/tab-list.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { afterwards } from '../../words/made/afterwards.ts';
import { messages as chat } from '../../words/made/messages.ts';
import { sessions } from '../../words/made/sessions.ts';
import { Applicants } from './applicants.tsx';
import { Section } from './before-page.tsx';
import { InviteButton } from './invite-button.tsx';
import { MemberHead } from './member-head.tsx';
import css from './member-page.module.css';
import { MemberPlace } from './member-place.tsx';
import { PartyCode } from './party-code.tsx';
import { Plan } from './plan.tsx';
import { Roster } from './roster.tsx';
import { isOver } from './viewer-status.tsx';

const AfterwardsPanel = lazy(() => retryImport(() => import('../afterwards/afterwards-panel.tsx')));
/** A call may outlast a deploy. Then the old version's script can't be loaded any more. */
const Stage = lazy(async () => {
  try {
    return { default: (await import('../../calls/stage.tsx')).Stage };
  } catch {
    return { default: CallBar };
  }
});
const RoomPanel = lazy(() => retryImport(() => import('../../messages/room-panel.tsx')));

const { page: words, applicants: ofApplicants } = sessions;

type PanelId = 'room' | 'people' | 'plan' | 'applicants';

/** The panel that an address leads to: `#applicants` in a link, `#room` in a notice. */
const panelOf = (hash: string): PanelId => (hash === '#applicants' ? 'applicants' : 'room');

interface MemberPageProps {
  session: SessionDetail;
  pending: readonly ApplicationItem[];
  waiting: readonly ApplicationItem[];
  after: Afterwards | null;
  hosts: boolean;
  /** Whether they got in while the page was open. */
  arrives: boolean;
}

/**
 * A session for those who are in it: people and talk first. On a wide screen three columns share the window, on a phone
 * they are tabs.
 */
export function MemberPage(props: MemberPageProps) {
  const { session, pending, waiting, after, hosts, arrives } = props;
  const { user } = useAccount();
  const wide = useMedia('(width >= 60rem)');
  const { hash, key } = useLocation();
  const [chosen, setChosen] = useState({ key, panel: panelOf(hash) });
  // A link to another part of the page that is already open.
  if (chosen.key !== key) setChosen({ key, panel: hash === '' ? chosen.panel : panelOf(hash) });
  const docked = useDocked(session);
  const over = isOver(session);
  const asks = hosts && !over;
  const room = `/api/sessions/${session.id}`;
  const unseen = useSyncExternalStore(unread.subscribe, () => unread.get().has(room));
  const count = (session.pendingCount ?? 0) + waiting.length;
  const tabs: Tab<PanelId>[] = [
    {
      id: 'room',
      name: words.chat,
      news: unseen && chosen.panel !== 'room' ? chat.newFrom : undefined,
    },
    { id: 'people', name: words.people },
    { id: 'plan', name: words.plan },
    ...(asks && count > 0 ? [{ id: 'applicants' as const, name: ofApplicants.title, count }] : []),
  ];
  const shown = tabs.some(({ id }) => id === chosen.panel) ? chosen.panel : 'room';
  const panel = { wide, shown };
  const edit = asks && <EditLink session={session} />;
  const invite = (hosts || session.membersInvite) && !over && <InviteButton session={session} />;
  const applicants = asks && (
    <Applicants
      pending={pending}
      waiting={waiting}
      pendingCount={session.pendingCount ?? 0}
      session={session}
    />
  );
  const afterPanel = after && (after.people.length > 0 || after.absence) && (
    <Section id="afterwards" title={afterwards.title}>
      <AfterwardsPanel session={session.id} answer={after} />
    </Section>
  );
  return (
    <article className={css.page} aria-labelledby="session">
      <MemberHead session={session}>
        {wide && invite}
        {wide && edit}
      </MemberHead>
      <MemberPlace session={session} hosts={hosts} arrives={arrives} />
      {!wide && <Voice session={session} slim />}
      {!wide && (
        <TabList
          label={words.parts}
          tabs={tabs}
          chosen={shown}
          onChoose={(id) => setChosen({ key, panel: id })}
        />
      )}
      <div className={css.columns}>
        <Panel id="plan" name={words.plan} {...panel}>
          {!wide && edit}
          <Plan session={session} />
        </Panel>
        <Panel id="room" name={words.chat} {...panel}>
          {wide && docked && (
            <Suspense>
              <Stage docked />
            </Suspense>
          )}
          <p className={wide ? 'faint-small' : 'visually-hidden'}>{chat.roomHint}</p>
          {afterPanel && <div className={css.after}>{afterPanel}</div>}
          <Suspense fallback={<div className={css.room} />}>
            <div className={css.room}>
              <RoomPanel
                room={room}
                label={chat.room}
                faces={facesOf(session)}
                members={[session.host, ...session.roster].filter(({ id }) => id !== user)}
                hosts={hosts}
              />
            </div>
          </Suspense>
        </Panel>
        <Panel id="people" name={words.people} {...panel}>
          {wide && <Voice session={session} />}
          {wide && applicants}
          <PartyCode session={session} hosts={hosts} />
          <Roster session={session} />
          {!wide && invite}
        </Panel>
        {!wide && asks && count > 0 && (
          <Panel id="applicants" name={ofApplicants.title} {...panel}>
            {applicants}
          </Panel>
        )}
      </div>
    </article>
  );
}

/**
 * The session's call, and how the last one ended. Joining voice makes no sense once the session is over, unless some
 * still talk.
 */
function Voice({ session, slim = false }: { session: SessionDetail; slim?: boolean }) {
  const call = useSessionCall(session);
  const rejoinable = useRejoinable();
  // The card of the call that has ended offers to join it again.
  const isOffered = rejoinable !== null && rejoinable.id === call?.id;
  return (
    <section className={css.voice}>
      <EndedCallPart />
      {(!isOver(session) || call) && !isOffered && (
        <SessionCallButton session={session} slim={slim} />
      )}
    </section>
  );
}

const EditLink = ({ session: { id } }: { session: SessionDetail }) => (
  <ButtonLink to={`/sessions/add/${id}`}>
    <Icon name="edit" />
    {words.edit}
  </ButtonLink>
);

interface PanelProps {
  id: PanelId;
  name: string;
  wide: boolean;
  /** The tab that is chosen on a phone. */
  shown: PanelId;
  children: ReactNode;
}

/** A column of a wide screen, or the panel of a tab. It stays mounted, so that nothing typed is lost. */
const Panel = ({ id, name, wide, shown, children }: PanelProps) => (
  <section
    id={`${id}-panel`}
    className={css.panel}
    data-part={id}
    hidden={!wide && id !== shown}
    tabIndex={-1}
    {...(wide ? { 'aria-labelledby': id } : { role: 'tabpanel', 'aria-labelledby': `${id}-tab` })}
  >
    {wide && <h2 id={id}>{name}</h2>}
    {children}
  </section>
);

const facesOf = ({ host, hostFile, roster }: SessionDetail) =>
  Object.fromEntries(
    [...roster, { id: host.id, firstFile: hostFile }].map(({ id, firstFile }) => [
      id,
      pictureOf(firstFile),
    ]),
  );
