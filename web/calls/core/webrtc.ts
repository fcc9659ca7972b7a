/** Whether this browser can make calls: it needs WebRTC, and a microphone, which only a secure page may ask for. */
export function supportsCalls(): boolean {
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  return (
    typeof globalThis.RTCPeerConnection === 'function' &&
    typeof devices?.getUserMedia === 'function'
  );
}
