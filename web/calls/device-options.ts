import { calls } from '../words/en/calls.ts';

const words = calls.devices;

/** Devices as a select offers them; first whatever the system prefers. */
export const optionsOf = (devices: readonly MediaDeviceInfo[]) => [
  { value: '', label: words.system },
  ...devices.map(({ deviceId, label }, place) => ({
    value: deviceId,
    label: label || words.unnamed(place + 1),
  })),
];
