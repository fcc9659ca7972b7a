import {
  type ComponentType,
  type ReactNode,
  Suspense,
  lazy,
  useId,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { Link, useNavigate } from 'react-router';

import type { CallMedia } from '../../worker/contract/call-bounds.ts';
import { pictureOf } from '../base/media.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { openDialogs } from '../ui/open-dialogs.ts';
import { calls } from '../words/made/calls.ts';
import { callSettings } from './core/settings.ts';
import type { Ring } from './core/state.ts';
import { useCallSettings } from './core/use-calls.ts';
import { supportsCalls } from './core/webrtc.ts';
import css from './ring-panel.module.css';
import { UnsupportedNote } from './unsupported-note.tsx';
import { onCall, withController } from './use-call-controller.ts';

type Tries = ComponentType<{ onClose: () => void }>;

/** If it can't be loaded, the ring can still be answered. */
const DeviceDialog = lazy<Tries>(async () => {
  try {
    return { default: (await import('./device-dialog.tsx')).DeviceDialog };
  } catch {
    return { default: () => null };
  }
});

const words = calls.ring;
/** The number of portraits that fit side by side. */
const PORTRAITS_MAX = 3;

interface RingPanelsProps {
  rings: readonly Ring[];
  talks: boolean;
  /** Another question, below the rings. */
  children: ReactNode;
}

/** The incoming rings. They take no focus, so that the user can go on typing. */
export function RingPanels({ rings, talks, children }: RingPanelsProps) {
  const place = useSyncExternalStore(openDialogs.subscribe, topLayer);
  return createPortal(
    <div className={css.place} data-rings data-at-foot>
      {rings.map((ring) => (
        <RingPanel key={ring.call} ring={ring} talks={talks} />
      ))}
      {children}
    </div>,
    place,
  );
}

function kindOf({ group, callers, media }: Ring) {
  if (group) return words.group(callers.length);
  return media === 'video' ? words.singleVideo : words.single;
}

function RingPanel({ ring, talks }: { ring: Ring; talks: boolean }) {
  const id = useId();
  const navigate = useNavigate();
  const { ringSound } = useCallSettings();
  const [checking, setChecking] = useState(false);
  const { call, callers, media, session, transport } = ring;
  const able = supportsCalls();

  const join = async (chosen: CallMedia) => {
    if (await withController((controller) => controller.accept(call, chosen)))
      await navigate('/friends');
  };

  return (
    <section role="alertdialog" aria-labelledby={id} className={css.panel}>
      <div className={css.sign} aria-hidden="true">
        {callers.slice(0, PORTRAITS_MAX).map(({ peerId, name, firstFile }) => (
          <Avatar
            key={peerId}
            name={name}
            src={pictureOf(firstFile)}
            edge={callers.length === 1 ? 56 : 40}
          />
        ))}
      </div>
      <div className={css.who}>
        <div role="alert">
          <h2 id={id}>{calls.prompt(callers.map(({ name }) => name))}</h2>
        </div>
        <p className="soft-small">{kindOf(ring)}</p>
        {session && (
          <p>
            <Link to={`/session/${session.id}`}>
              <bdi>{calls.stage.session(session.name)}</bdi>
            </Link>
          </p>
        )}
        {talks && <p className="soft-small">{words.leavesOther}</p>}
        {callers.some(({ way }) => way === 'exposed') && (
          <p className="soft-small">{calls.exposed}</p>
        )}
        {transport === 'sfu' && <p className="soft-small">{calls.throughServer}</p>}
        <UnsupportedNote className="soft-small" />
      </div>
      <div className={css.tools}>
        <IconButton
          icon={ringSound ? 'bell' : 'bell-off'}
          label={ringSound ? words.silence : words.sound}
          onClick={() => callSettings.change({ ringSound: !ringSound })}
        />
        <IconButton icon="gear" label={words.check} onClick={() => setChecking(true)} />
      </div>
      <div className={css.actions}>
        <Button
          size="lg"
          icon="phone-off"
          onClick={onCall((controller) => controller.decline(call))}
        >
          {words.decline}
        </Button>
        {able && media === 'video' && (
          <Button size="lg" icon="phone" onClick={() => void join('audio')}>
            {words.joinVoice}
          </Button>
        )}
        {able && (
          <Button
            variant="primary"
            size="lg"
            icon={media === 'video' ? 'camera' : 'phone'}
            onClick={() => void join(media)}
          >
            {media === 'video' ? words.joinVideo : words.join}
          </Button>
        )}
      </div>
      {checking && (
        <Suspense>
          <DeviceDialog onClose={() => setChecking(false)} />
        </Suspense>
      )}
    </section>
  );
}

/** The top dialog, or the body. A dialog that the ring panel itself has opened doesn't count. */
const topLayer = () =>
  openDialogs.get().findLast((dialog) => !dialog.closest('[data-rings]')) ?? document.body;
