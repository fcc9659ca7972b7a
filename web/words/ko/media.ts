import type { Refusal } from '../../media/uploads/check-file.ts';
import type { media as English } from '../en/media.ts';
import type { Translated } from '../translated.ts';

const refusal: Record<Refusal, string> = {
  kind: '이미지(JPG, PNG, GIF, SVG)나 동영상(MP4, WebM, OGG)을 골라 주세요.',
  empty: '빈 파일이에요. 다른 파일을 골라 주세요.',
  'image-size': '이미지가 10 MB보다 커요. 더 작은 것을 골라 주세요.',
  'video-size': '동영상이 95 MB보다 커요. 더 작은 것을 골라 주세요.',
};

/** Words of adding, describing and ordering photos and videos. */
export const media: Translated<typeof English> = {
  title: '사진과 동영상',
  hint: (max) =>
    `최대 ${max}개. 이미지는 10 MB(JPG, PNG, GIF, SVG), 동영상은 95 MB(MP4, WebM, OGG)까지 올릴 수 있어요. 카드에는 첫 번째 파일이 보여요.`,
  place: '사진과 MP4, WebM 동영상에서 위치와 카메라 정보를 지워요.',
  choose: '파일 추가',
  shoot: '사진 찍기',
  drop: '또는 여기에 끌어 놓거나 붙여 넣기',
  dropHere: '여기에 놓으세요',
  full: (max) => `파일이 최대 개수인 ${max}개예요. 추가하려면 하나를 삭제해 주세요.`,
  tooMany: (left) => `${left}개만 더 넣을 수 있어서 나머지 파일은 추가하지 않았어요.`,
  list: '내 파일 순서',
  empty: '아직 아무것도 없어요. 누구와 게임하는지 알 수 있게 사진을 추가해 보세요.',
  emptySession: '아직 아무것도 없어요. 사진이 없으면 게임 커버가 보여요.',
  onTheWay: '업로드 중',
  alt: '파일 설명',
  altHint: '볼 수 없는 사람을 위한 설명이에요.',
  altOf: (place) => `${place}번 파일 설명`,
  altSaved: '저장됨',
  first: '카드에 표시',
  video: '동영상',
  drag: '드래그해서 이동',
  up: (place) => `${place}번 파일 위로 이동`,
  down: (place) => `${place}번 파일 아래로 이동`,
  moved: (to, of) => `이제 ${of}개 중 ${to}번째예요`,
  remove: (place) => `${place}번 파일 삭제`,
  removeTitle: '파일을 삭제할까요?',
  removeText: '모두에게서 바로 사라져요. 되돌릴 수 없어요.',
  removeYes: '파일 삭제',
  removeNo: '파일 유지',
  removed: '파일을 삭제했어요.',
  waiting: '대기 중',
  waitingForSave: '저장하면 업로드돼요. 그때까지 이 탭을 열어 두세요.',
  sending: (percent) => `${percent}%`,
  finishing: '거의 다 됐어요',
  progressOf: (name) => `${name} 업로드`,
  cancel: '취소',
  cancelOf: (name) => `${name} 업로드 취소`,
  dismissOf: (name) => `${name} 닫기`,
  retryOf: (name) => `${name} 다시 시도`,
  uploaded: (name) => `업로드했어요: ${name}`,
  offline: '오프라인이에요. 다시 연결되면 업로드를 계속해요.',
  move: '애니메이션 재생',
  hold: '애니메이션 일시정지',
  notSaved: '변경 사항을 저장하지 못했어요. 다시 시도해 주세요.',
  refusal,
  someFailed:
    '파티는 열렸지만 일부 파일을 업로드하지 못했어요. 여기서 다시 시도하거나 그대로 계속하세요.',
};
