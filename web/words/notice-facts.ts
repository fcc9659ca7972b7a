import type { NoticeKind } from '../../worker/contract/vocabulary.ts';

/** What a notice's sentence is made of. Null if the reader may not see it. */
export interface NoticeFacts {
  kind: NoticeKind;
  actor: { name: string } | null;
  session: { name: string } | null;
}
