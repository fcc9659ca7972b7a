import { useRef, useState } from 'react';

import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { Select } from '../ui/select.tsx';
import { Switch } from '../ui/switch.tsx';
import { calls } from '../words/made/calls.ts';
import { asksForSpeaker, choosesSpeaker } from './core/devices.ts';
import { callSettings, NOISE_CHOICES } from './core/settings.ts';
import { makeSounds } from './core/sounds.ts';
import { useCallSettings } from './core/use-calls.ts';
import css from './device-dialog.module.css';
import { NotifySwitch } from './notify-switch.tsx';
import { Picture } from './picture.tsx';
import { TalkKey } from './talk-key.tsx';
import { LOUD_LEVEL, useDevices, useMicrophoneTest, useOpened } from './use-device-test.ts';

const words = calls.devices;

/** Chooses and tests microphone, speaker and camera, before or during a call. */
export function DeviceDialog({ onClose }: { onClose: () => void }) {
  const { mic, speaker, camera, pushToTalk, ringSound, noise } = useCallSettings();
  const { audioinput, audiooutput, videoinput } = useDevices();
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      footer={
        <Button variant="primary" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <Select
        label={words.microphone}
        value={mic}
        options={optionsOf(audioinput)}
        onChange={({ target }) => callSettings.change({ mic: target.value })}
      />
      <MicrophoneTest deviceId={mic} />
      <Gate />
      <Select
        label={words.noise}
        hint={words.noiseHint}
        value={noise}
        options={NOISE_CHOICES.map((value) => ({ value, label: words.noiseChoices[value] }))}
        onChange={({ target }) =>
          callSettings.change({
            noise: NOISE_CHOICES.find((value) => value === target.value) ?? 'browser',
          })
        }
      />
      <SpeakerChoice speaker={speaker} found={audiooutput} />
      <div>
        <Button size="sm" icon="volume" onClick={() => playSample(speaker)}>
          {words.testSound}
        </Button>
      </div>
      <Select
        label={words.camera}
        value={camera}
        options={optionsOf(videoinput)}
        onChange={({ target }) => callSettings.change({ camera: target.value })}
      />
      <CameraTest deviceId={camera} />
      <Switch
        label={words.pushToTalk}
        hint={words.pushToTalkHint}
        checked={pushToTalk}
        onChange={({ target }) => callSettings.change({ pushToTalk: target.checked })}
      />
      {pushToTalk && <TalkKey />}
      <Switch
        label={words.ringSound}
        checked={ringSound}
        onChange={({ target }) => callSettings.change({ ringSound: target.checked })}
      />
      <NotifySwitch />
    </Dialog>
  );
}

function playSample(speaker: string) {
  const sounds = makeSounds(speaker);
  sounds.once('joined');
  setTimeout(sounds.close, 1_500);
}

function MicrophoneTest({ deviceId }: { deviceId: string }) {
  const bar = useRef<HTMLMeterElement>(null);
  const { heard, trouble } = useMicrophoneTest(deviceId, bar);
  if (trouble) return <Problem>{calls.trouble.mic[trouble]}</Problem>;
  return (
    <div className={css.test}>
      <meter ref={bar} className={css.level} min={0} max={1} aria-label={words.level} />
      <p aria-live="polite">{heard ? words.heard : words.levelHint}</p>
    </div>
  );
}

/** Below the level, on the same scale. */
function Gate() {
  const { gate } = useCallSettings();
  const percent = Math.round((gate / LOUD_LEVEL) * 100);
  return (
    <label className={css.gate}>
      <span>{words.gate}</span>
      <input
        type="range"
        min={0}
        max={LOUD_LEVEL}
        step={LOUD_LEVEL / 50}
        value={gate}
        aria-valuetext={gate === 0 ? words.noiseChoices.off : calls.person.percent(percent)}
        onChange={({ target }) => callSettings.change({ gate: target.valueAsNumber })}
      />
    </label>
  );
}

function CameraTest({ deviceId }: { deviceId: string }) {
  const [on, setOn] = useState(false);
  const { stream, trouble } = useOpened('camera', on ? deviceId : null);
  return (
    <div className={css.test}>
      {stream && (
        <div className={css.picture}>
          <Picture mirrored stream={stream} />
        </div>
      )}
      {trouble && <Problem>{calls.trouble.camera[trouble]}</Problem>}
      <div>
        <Button size="sm" icon={on ? 'camera-off' : 'camera'} onClick={() => setOn(!on)}>
          {on ? words.previewOff : words.previewOn}
        </Button>
      </div>
    </div>
  );
}

const Problem = ({ children }: { children: string }) => (
  <p role="alert" className={css.problem}>
    <Icon name="warning" size={18} />
    {children}
  </p>
);

async function ask() {
  // Cancelling needs no message.
  const chosen = await navigator.mediaDevices.selectAudioOutput?.().catch(() => undefined);
  if (chosen) callSettings.change({ speaker: chosen.deviceId });
}

/** Chooses the speaker: from a list, or in Firefox with its own dialog, which fills the list. */
function SpeakerChoice({ speaker, found }: { speaker: string; found: readonly MediaDeviceInfo[] }) {
  if (!choosesSpeaker()) return null;
  return (
    <>
      {(found.length > 0 || !asksForSpeaker()) && (
        <Select
          label={words.speaker}
          value={speaker}
          options={optionsOf(found)}
          onChange={({ target }) => callSettings.change({ speaker: target.value })}
        />
      )}
      {asksForSpeaker() && (
        <div>
          <Button size="sm" icon="headphones" onClick={() => void ask()}>
            {words.chooseSpeaker}
          </Button>
        </div>
      )}
    </>
  );
}

/** The options of a device select. The system's default comes first. */
const optionsOf = (devices: readonly MediaDeviceInfo[]) => [
  { value: '', label: words.system },
  ...devices.map(({ deviceId, label }, place) => ({
    value: deviceId,
    label: label || words.unnamed(place + 1),
  })),
];
