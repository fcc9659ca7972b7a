/** How long a browser may take to show a video's first frames. */
const PATIENCE_MS = 10_000;
/** The time of the still: the very first frame is often black. */
const MOMENT_S = 1;
const EDGE_MAX_PX = 1600;
const QUALITY = 0.82;

const happened = (video: HTMLVideoElement, event: 'loadeddata' | 'seeked') =>
  new Promise<void>((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true });
    video.addEventListener('error', () => reject(new Error('no video')), { once: true });
    setTimeout(() => reject(new Error('too slow')), PATIENCE_MS);
  });

async function draw(video: HTMLVideoElement): Promise<Blob | null> {
  await happened(video, 'loadeddata');
  const seeked = happened(video, 'seeked');
  video.currentTime = Math.min(
    MOMENT_S,
    (Number.isFinite(video.duration) ? video.duration : 0) / 2,
  );
  await seeked;
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, EDGE_MAX_PX / Math.max(videoWidth, videoHeight, 1));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
}

/** A still of a video. It is made here, because the server decodes none. Null if this browser can't show it. */
export async function stillOf(file: File): Promise<Blob | null> {
  const video = document.createElement('video');
  const address = URL.createObjectURL(file);
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  video.src = address;
  try {
    return await draw(video);
  } catch {
    return null;
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(address);
  }
}
