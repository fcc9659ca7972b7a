import type { ReactNode } from 'react';

import { membersMax } from '../../worker/contract/call-bounds.ts';
import { moveFocus } from '../messages/move-focus.ts';
import { IconButton } from '../ui/button.tsx';
import type { IconName } from '../ui/icon-name.ts';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { useMedia } from '../ui/use-media.ts';
import { calls } from '../words/made/calls.ts';
import { sessions } from '../words/made/sessions.ts';
import { mayShow } from './core/state.ts';
import { useCallSettings, useCalls } from './core/use-calls.ts';
import { MuteButton, TalkButton } from './mute-button.tsx';
import css from './stage.module.css';
import { onCall } from './use-call-controller.ts';

const words = calls.controls;

/** A phone's browser can't share a screen, so no button offers it there. */
const sharesScreens = () => typeof navigator.mediaDevices?.getDisplayMedia === 'function';

interface ControlsProps {
  /** In a column of the session's page. */
  docked: boolean;
  onDevices: () => void;
  onAdd: () => void;
}

/** The controls of a call, within reach of the thumbs. */
export function Controls({ docked, onDevices, onAdd }: ControlsProps) {
  const { state, own } = useCalls();
  const phone = useMedia('(width < 48rem)');
  const narrow = useMedia('(width < 75rem)') && (docked || phone);
  const { pushToTalk } = useCallSettings();
  const { talk, switches } = state;
  const { members = [], rung = [], transport = 'mesh' } = talk?.roster ?? {};
  const ringing = rung.filter(({ outcome }) => outcome === 'ringing');
  const hand = members.find(({ peerId }) => peerId === state.self?.peerId)?.hand ?? false;
  const full = members.length + ringing.length >= membersMax(transport);
  const screen: Seldom[] =
    mayShow(state, 'screen') && sharesScreens()
      ? [
          {
            word: words.short.share,
            icon: 'screen',
            on: switches.screen,
            label: switches.screen ? words.unshare : words.share,
            onClick: onCall((controller) =>
              switches.screen ? controller.switch({ screen: false }) : controller.share(),
            ),
          },
        ]
      : [];
  const seldom: Seldom[] = [];
  if (talk?.roster?.session) {
    seldom.push({
      word: words.short.hand,
      icon: 'hand',
      on: hand,
      label: hand ? words.lowerHand : words.raiseHand,
      onClick: onCall((controller) => controller.raiseHand(!hand)),
    });
  }
  if (talk?.roster && !full) {
    seldom.push({ word: words.short.add, icon: 'plus', label: words.add, onClick: onAdd });
  }
  seldom.push({
    word: words.short.devices,
    icon: 'gear',
    label: words.devices,
    onClick: onDevices,
  });
  const menu = [...screen, ...seldom];
  const on = menu.filter((one) => one.on);
  return (
    <div
      className={css.controls}
      role="toolbar"
      aria-label={words.label}
      tabIndex={-1}
      data-arrows
      onKeyDown={moveFocus}
    >
      {phone && pushToTalk && switches.audio ? (
        <TalkButton wide size="lg" />
      ) : (
        <Control word={switches.audio ? words.short.mute : words.short.unmute}>
          <MuteButton size="lg" />
        </Control>
      )}
      {mayShow(state, 'video') && (
        <Control word={words.short.camera}>
          <IconButton
            size="lg"
            icon={switches.video ? 'camera' : 'camera-off'}
            variant={switches.video ? 'chosen' : 'quiet'}
            label={switches.video ? words.cameraOff : words.cameraOn}
            onClick={onCall((controller) => controller.switch({ video: !switches.video }))}
          />
        </Control>
      )}
      {!narrow && screen.map(asControl)}
      <Control word={words.short.deafen}>
        <IconButton
          size="lg"
          icon={own.deafened ? 'headphones-off' : 'headphones'}
          variant={own.deafened ? 'muted' : 'quiet'}
          label={own.deafened ? words.undeafen : words.deafen}
          onClick={onCall((controller) => controller.deafen(!own.deafened))}
        />
      </Control>
      {narrow ? (
        <Control word={sessions.page.more}>
          <Menu
            label={[sessions.page.more, ...on.map(({ word }) => word)].join(' · ')}
            variant={on.length > 0 ? 'chosen' : 'quiet'}
            size="lg"
          >
            {menu.map(({ word, icon, label, on: isOn, onClick }) => (
              <MenuItem key={word} icon={icon} data-on={isOn} onClick={onClick}>
                {label}
              </MenuItem>
            ))}
          </Menu>
        </Control>
      ) : (
        seldom.map(asControl)
      )}
      <Control word={words.short.hangUp}>
        <IconButton
          size="lg"
          variant="danger"
          icon="phone-off"
          label={words.hangUp}
          onClick={onCall((controller) => controller.leave())}
        />
      </Control>
    </div>
  );
}

/** What a phone has in a menu. */
interface Seldom {
  word: string;
  icon: IconName;
  label: string;
  on?: boolean;
  onClick: () => void;
}

const asControl = ({ word, icon, label, on = false, onClick }: Seldom) => (
  <Control key={word} word={word}>
    <IconButton
      size="lg"
      icon={icon}
      variant={on ? 'chosen' : 'quiet'}
      label={label}
      data-act={icon}
      onClick={onClick}
    />
  </Control>
);

const Control = ({ word, children }: { word: string; children: ReactNode }) => (
  <div className={css.control}>
    {children}
    <span className={css.word} aria-hidden="true">
      {word}
    </span>
  </div>
);
