/** A file that the build copies. The default export is its address. */
declare module '*?url' {
  const url: string;
  export default url;
}

declare const PEERWAY_API_HOST: string;
declare const PEERWAY_HUB_HOST: string;
declare const PEERWAY_SIGNALLING_HOST: string;

/** The address of each translation's script, for web/boot.ts. */
declare const PEERWAY_LANGUAGES: Record<string, string>;

interface Window {
  /** What web/boot.ts requested while the client was loading, by URL. */
  peerwayPrefetched?: Map<string, Promise<Response>>;
  /** The token it used. Null for a visitor. */
  peerwayPrefetchToken?: string | null;
  /** The notice whose push or email led to this page, until it is marked as read. */
  peerwayNotice?: number;
}

/** Only in Firefox, which lists no speakers until the user has chosen one in its dialog. */
interface MediaDevices {
  selectAudioOutput?: () => Promise<MediaDeviceInfo>;
}
