import { ClientFrame, FRAME_MAX_BYTES, type ServerFrame } from '../worker/contract/socket.ts';

type Read = { frame: ClientFrame } | { problem: string };

const tooLarge = (text: string) =>
  text.length > FRAME_MAX_BYTES ||
  // A UTF-16 unit is at most three bytes of UTF-8, so only long texts are measured.
  (text.length * 3 > FRAME_MAX_BYTES &&
    new TextEncoder().encode(text).byteLength > FRAME_MAX_BYTES);

/** Parses one message of a client. The problem is a sentence that reveals nothing beyond the contract. */
export function readFrame(message: string | ArrayBuffer | ArrayBufferView): Read {
  if (typeof message !== 'string') return { problem: 'Frames are JSON text.' };
  if (tooLarge(message)) return { problem: `A frame has at most ${FRAME_MAX_BYTES} bytes.` };
  let value: unknown;
  try {
    value = JSON.parse(message);
  } catch {
    return { problem: 'The frame is not JSON.' };
  }
  // Only programs read this, so it needs no language.
  const parsed = ClientFrame.safeParse(value, { error: () => 'Not a value of the contract.' });
  if (parsed.success) return { frame: parsed.data };
  const [issue] = parsed.error.issues;
  const where = issue && issue.path.length > 0 ? `${issue.path.map(String).join('.')}: ` : '';
  return { problem: `${where}${issue?.message ?? 'Not a frame of the contract.'}` };
}

export const writeFrame = (frame: ServerFrame) => JSON.stringify(frame);
