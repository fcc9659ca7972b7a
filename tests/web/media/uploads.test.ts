import { describe, expect, it } from 'vitest';

import { judge, checkCover } from '../../../web/media/uploads/check-file.ts';
import { IMAGE_MAX_BYTES, VIDEO_MAX_BYTES } from '../../../worker/contract/bounds.ts';

describe('a file that somebody has chosen', () => {
  it.each([
    ['image/jpeg', IMAGE_MAX_BYTES, undefined],
    ['image/jpeg', IMAGE_MAX_BYTES + 1, 'image-size'],
    ['image/svg+xml', 1, undefined],
    ['image/png', 0, 'empty'],
    ['video/mp4', VIDEO_MAX_BYTES, undefined],
    ['video/mp4', VIDEO_MAX_BYTES + 1, 'video-size'],
    ['video/webm', IMAGE_MAX_BYTES + 1, undefined],
    ['image/heic', 1, 'kind'],
    ['image/webp', 1, 'kind'],
    ['video/quicktime', 1, 'kind'],
    ['application/pdf', 1, 'kind'],
    ['', 1, 'kind'],
  ])('as %s of %i bytes is judged before it is sent: %s', (type, size, refusal) => {
    expect(judge({ type, size }).refusal).toBe(refusal);
  });
});

describe('a cover that an admin has chosen', () => {
  it.each([
    ['image/jpeg', IMAGE_MAX_BYTES, undefined],
    ['image/png', IMAGE_MAX_BYTES + 1, 'image-size'],
    ['image/png', 0, 'empty'],
    ['image/gif', 1, 'kind'],
    ['image/svg+xml', 1, 'kind'],
    ['video/mp4', 1, 'kind'],
    ['', 1, 'kind'],
  ])('as %s of %i bytes is judged before it is sent: %s', (type, size, refusal) => {
    expect(checkCover({ type, size })).toBe(refusal);
  });
});
