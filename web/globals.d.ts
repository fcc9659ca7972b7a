declare const PEERWAY_API_HOST: string;
declare const PEERWAY_HUB_HOST: string;
declare const PEERWAY_SIGNALLING_HOST: string;
// In web/boot.ts alone: where the build has put these; '' while developing.
declare const PEERWAY_LATER: string;
declare const PEERWAY_MAIN: string;
declare const PEERWAY_SPLASH_DAY: string;
declare const PEERWAY_SPLASH_NIGHT: string;
