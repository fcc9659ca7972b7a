import { calls } from '../words/made/calls.ts';

const words = calls.devices;

/** The options of a device select. The system's default comes first. */
export const optionsOf = (devices: readonly MediaDeviceInfo[]) => [
  { value: '', label: words.system },
  ...devices.map(({ deviceId, label }, place) => ({
    value: deviceId,
    label: label || words.unnamed(place + 1),
  })),
];
