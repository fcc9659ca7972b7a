import { Button } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import { calls } from '../words/made/calls.ts';
import { asksForSpeaker, choosesSpeaker } from './core/devices.ts';
import { callSettings } from './core/settings.ts';
import { optionsOf } from './device-options.ts';

const words = calls.devices;

async function ask() {
  // Cancelling needs no message.
  const chosen = await navigator.mediaDevices.selectAudioOutput?.().catch(() => undefined);
  if (chosen) callSettings.change({ speaker: chosen.deviceId });
}

/** Chooses the speaker: from a list, or in Firefox with its own dialog, which fills the list. */
export function SpeakerChoice({
  speaker,
  found,
}: {
  speaker: string;
  found: readonly MediaDeviceInfo[];
}) {
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
