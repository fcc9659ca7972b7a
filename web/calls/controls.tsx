import type { ReactNode } from 'react';

import { membersMax } from '../../worker/contract/call-bounds.ts';
import { IconButton } from '../ui/button.tsx';
import { calls } from '../words/made/calls.ts';
import { mayShow } from './core/state.ts';
import { useCalls } from './core/use-calls.ts';
import { MuteButton } from './mute-button.tsx';
import css from './stage.module.css';
import { withController } from './use-call-controller.ts';

const words = calls.controls;

/** A phone's browser can't share a screen, so no button offers it there. */
const sharesScreens = () => typeof navigator.mediaDevices?.getDisplayMedia === 'function';

interface ControlsProps {
  onDevices: () => void;
  onAdd: () => void;
}

/** The controls of a call, within reach of the thumbs. */
export function Controls({ onDevices, onAdd }: ControlsProps) {
  const { state, own } = useCalls();
  const { talk, switches } = state;
  const { members = [], rung = [], transport = 'mesh' } = talk?.roster ?? {};
  const ringing = rung.filter(({ outcome }) => outcome === 'ringing');
  const hand = members.find(({ peerId }) => peerId === state.self?.peerId)?.hand ?? false;
  const full = members.length + ringing.length >= membersMax(transport);
  return (
    <div className={css.controls} role="toolbar" aria-label={words.label}>
      <Control word={switches.audio ? words.short.mute : words.short.unmute}>
        <MuteButton size="lg" />
      </Control>
      {mayShow(state, 'video') && (
        <Control word={words.short.camera}>
          <IconButton
            size="lg"
            icon={switches.video ? 'camera' : 'camera-off'}
            variant={switches.video ? 'chosen' : 'quiet'}
            label={switches.video ? words.cameraOff : words.cameraOn}
            onClick={() =>
              void withController((controller) => controller.switch({ video: !switches.video }))
            }
          />
        </Control>
      )}
      {mayShow(state, 'screen') && sharesScreens() && (
        <Control word={words.short.share}>
          <IconButton
            size="lg"
            icon="screen"
            variant={switches.screen ? 'chosen' : 'quiet'}
            label={switches.screen ? words.unshare : words.share}
            onClick={() =>
              void withController((controller) =>
                switches.screen ? controller.switch({ screen: false }) : controller.share(),
              )
            }
          />
        </Control>
      )}
      <Control word={words.short.deafen}>
        <IconButton
          size="lg"
          icon={own.deafened ? 'headphones-off' : 'headphones'}
          variant={own.deafened ? 'muted' : 'quiet'}
          label={own.deafened ? words.undeafen : words.deafen}
          onClick={() => void withController((controller) => controller.deafen(!own.deafened))}
        />
      </Control>
      {talk?.roster?.session && (
        <Control word={words.short.hand}>
          <IconButton
            size="lg"
            icon="hand"
            variant={hand ? 'chosen' : 'quiet'}
            label={hand ? words.lowerHand : words.raiseHand}
            onClick={() => void withController((controller) => controller.raiseHand(!hand))}
          />
        </Control>
      )}
      {talk?.roster && !full && (
        <Control word={words.short.add}>
          <IconButton size="lg" variant="quiet" icon="plus" label={words.add} onClick={onAdd} />
        </Control>
      )}
      <Control word={words.short.devices}>
        <IconButton
          size="lg"
          variant="quiet"
          icon="gear"
          label={words.devices}
          onClick={onDevices}
        />
      </Control>
      <Control word={words.short.hangUp}>
        <IconButton
          size="lg"
          variant="danger"
          icon="phone-off"
          label={words.hangUp}
          onClick={() => void withController((controller) => controller.leave())}
        />
      </Control>
    </div>
  );
}

const Control = ({ word, children }: { word: string; children: ReactNode }) => (
  <span className={css.control}>
    {children}
    <span className={css.word} aria-hidden="true">
      {word}
    </span>
  </span>
);
