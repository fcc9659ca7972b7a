// The build fills these in. A screen's API is at its own address.
Object.assign(globalThis, {
  PEERWAY_API_HOST: '',
  PEERWAY_HUB_HOST: '',
  PEERWAY_SIGNALLING_HOST: '',
});
