/** Whether this browser can make calls: it needs WebRTC and a microphone, and microphones need a secure page. */
export function supportsCalls(): boolean {
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  return (
    typeof globalThis.RTCPeerConnection === 'function' &&
    typeof devices?.getUserMedia === 'function'
  );
}
