import { Menu, MenuItem } from '../ui/menu.tsx';
import { calls } from '../words/made/calls.ts';
import { VOLUME_MAX, callSettings } from './core/settings.ts';
import { setsVolume } from './core/speakers.ts';
import { useCallSettings } from './core/use-calls.ts';
import css from './tile.module.css';
import { onCall } from './use-call-controller.ts';

const words = calls.person;

interface PersonMenuProps {
  user: number;
  name: string;
  peerId: string;
  /** Whether they are shown first. */
  pinned: boolean;
  /** The viewer hosts the session of this call. */
  asHost: boolean;
}

/** At which volume the user hears someone. */
export function Volume({ user, name }: Pick<PersonMenuProps, 'user' | 'name'>) {
  const { volumes } = useCallSettings();
  const volume = volumes[user] ?? 1;
  const percent = words.percent(Math.round(volume * 100));
  return (
    <>
      <input
        type="range"
        min={0}
        max={VOLUME_MAX}
        step={0.05}
        value={volume}
        aria-label={words.volume(name)}
        aria-valuetext={percent}
        onChange={({ target }) =>
          callSettings.change({ volumes: { ...volumes, [user]: target.valueAsNumber } })
        }
      />
      <span aria-hidden="true">{percent}</span>
    </>
  );
}

/** The volume of a user, kept for the next call with them, and their place. The host of a session may also mute and remove. */
export function PersonMenu({ user, name, peerId, pinned, asHost }: PersonMenuProps) {
  return (
    <Menu icon="volume" label={words.menu(name)} size="sm">
      {setsVolume() && (
        <li className={css.volume}>
          <span aria-hidden="true">{words.volume(name)}</span>
          <Volume user={user} name={name} />
        </li>
      )}
      <MenuItem icon="pin" onClick={onCall((controller) => controller.pin(peerId, !pinned))}>
        {pinned ? words.unpin(name) : words.pin(name)}
      </MenuItem>
      {asHost && (
        <>
          <MenuItem icon="mic-off" onClick={onCall((controller) => controller.muteOther(peerId))}>
            {words.mute(name)}
          </MenuItem>
          <MenuItem
            danger
            icon="phone-off"
            onClick={onCall((controller) => controller.removeOther(peerId))}
          >
            {words.remove(name)}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
