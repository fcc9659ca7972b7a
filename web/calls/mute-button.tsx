import { type ComponentProps, useEffect } from 'react';

import { Button, IconButton } from '../ui/button.tsx';
import { calls } from '../words/made/calls.ts';
import { useCallSettings, useCallState, useCalls } from './core/use-calls.ts';
import css from './stage.module.css';
import { onCall, withController } from './use-call-controller.ts';

const words = calls.controls;

const hold = (held: boolean) => void withController((controller) => controller.holdToTalk(held));

/** A button to hold while talking, for devices without a keyboard: on a phone it is a bar. */
export function TalkButton({ size, wide = false }: { size: 'md' | 'lg'; wide?: boolean }) {
  const { own } = useCalls();
  const heard = !own.waitsForKey;
  // A button that is gone isn't told of its release.
  useEffect(() => () => hold(false), []);
  const icon = heard ? 'mic' : 'mic-off';
  const holding: ComponentProps<'button'> = {
    'aria-pressed': heard,
    onPointerDown: () => hold(true),
    onPointerUp: () => hold(false),
    onPointerLeave: () => hold(false),
    onPointerCancel: () => hold(false),
    onKeyDown: ({ key }) => (key === ' ' || key === 'Enter') && hold(true),
    onKeyUp: () => hold(false),
    onBlur: () => hold(false),
    onContextMenu: (event) => event.preventDefault(),
  };
  return wide ? (
    <Button {...holding} wide icon={icon} size={size} className={css.talk}>
      {words.hold}
    </Button>
  ) : (
    <IconButton {...holding} icon={icon} size={size} variant="quiet" label={words.hold} />
  );
}

/** Mutes. With push-to-talk it is a button to hold. */
export function MuteButton({ size = 'md' }: { size?: 'md' | 'lg' }) {
  const state = useCallState();
  const { pushToTalk } = useCallSettings();
  const { audio } = state.switches;
  if (audio && pushToTalk) return <TalkButton size={size} />;
  return (
    <IconButton
      icon={audio ? 'mic' : 'mic-off'}
      label={audio ? words.mute : words.unmute}
      size={size}
      variant={audio ? 'quiet' : 'muted'}
      onClick={onCall((controller) => controller.switch({ audio: !audio }))}
    />
  );
}
