declare const PEERWAY_API_HOST: string;
declare const PEERWAY_HUB_HOST: string;
declare const PEERWAY_SIGNALLING_HOST: string;

interface Window {
  /** What web/boot.ts asked for while the client was loading, by address. */
  peerwayEarly?: Map<string, Promise<Response>>;
  /** As whom it asked. */
  peerwayEarlyToken?: string | null;
}

/** Firefox alone has it: it lists no speakers before one was chosen in its own dialog. */
interface MediaDevices {
  selectAudioOutput?: () => Promise<MediaDeviceInfo>;
}
