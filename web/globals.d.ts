declare const PEERWAY_API_HOST: string;
declare const PEERWAY_HUB_HOST: string;
declare const PEERWAY_SIGNALLING_HOST: string;
