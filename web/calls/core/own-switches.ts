import {
  type CallStep,
  type Switches,
  type TabState,
  mayShow,
  presentOf,
  sameSwitches,
  stay,
} from './state.ts';

// What turns this tab's microphone, camera and screen on and off, beside the user.

/** Switches what may be switched, and tells the others. */
export function switched(state: TabState, wanted: Switches): CallStep {
  const switches = {
    audio: wanted.audio,
    video: wanted.video && mayShow(state, 'video'),
    screen: wanted.screen && mayShow(state, 'screen'),
  };
  if (sameSwitches(state.switches, switches)) return stay(state);
  const { call = null, roster = null } = state.talk ?? {};
  const told = call !== null && roster !== null && state.connected;
  const talk = state.talk && {
    ...state.talk,
    hostMuted: state.talk.hostMuted && !switches.audio,
  };
  return {
    state: { ...state, talk, switches },
    send: told ? [{ event: 'state', data: { call, ...switches } }] : [],
  };
}

/** The host may have muted this user, also while the page was reloading. */
export function mutedByHost({ state, send }: CallStep): CallStep {
  const { talk, self, switches } = state;
  const mine = talk?.roster?.members.find(({ peerId }) => peerId === self?.peerId);
  if (!talk || !mine || mine.mutes === talk.mutes) return { state, send };
  const obeyed = { ...state, talk: { ...talk, mutes: mine.mutes } };
  const isNew = talk.mutes !== null && mine.mutes > talk.mutes;
  if (!isNew || !switches.audio) return { state: obeyed, send };
  const off = switched(obeyed, { ...switches, audio: false });
  const next = { ...off.state, talk: { ...obeyed.talk, hostMuted: true } };
  // What was to be told of before would turn the microphone on for the others.
  return { state: next, send: [...send.filter(({ event }) => event !== 'state'), ...off.send] };
}

/** More members may have joined, so cameras and screens may now be over the limit. */
export function within({ state, send }: CallStep): CallStep {
  const { state: next, send: told } = switched(state, state.switches);
  return { state: next, send: [...send, ...told] };
}

/** When the last other member leaves, the microphone is muted, so that it doesn't stay open unnoticed. */
export function leftAlone({ state, send }: CallStep): CallStep {
  const { talk, switches } = state;
  if (!talk?.roster) return { state, send };
  const met = presentOf(state).length > 0;
  if (met === talk.met) return { state, send };
  const next = { ...state, talk: { ...talk, met, left: !met } };
  if (met) return { state: next, send };
  const muted = switched(next, { ...switches, audio: false });
  return { state: muted.state, send: [...send, ...muted.send] };
}
