import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';

import type { NoticeItem } from '../../worker/contract/notice.ts';
import { checkAccount } from '../account.ts';
import { ApiError, api, load, send } from '../api.ts';
import { spanWord } from '../time.ts';
import { describeFailure } from '../use-form.ts';
import { common } from '../words/common.ts';
import { notices as words } from '../words/notices.ts';
import css from './notice-list.module.css';
import { Button } from './ui/button.tsx';
import { Dialog } from './ui/dialog.tsx';
import { EmptyState } from './ui/empty-state.tsx';
import { ErrorState } from './ui/error-state.tsx';
import { Skeleton } from './ui/skeleton.tsx';
import { useNow } from './use-now.ts';

const target = ({ session, actor }: NoticeItem) =>
  session ? `/session/${session.id}` : actor ? `/detail/${actor.id}` : '/';

const readAll = (notices: NoticeItem[]) =>
  Promise.all(
    notices.map(({ id }) =>
      send(api.notices[':id'].$patch({ param: { id: String(id) }, json: { read: true } })),
    ),
  );

/** What one has been told, newest first. Opening the list reads it. */
export default function NoticeList({ onClose }: { onClose: () => void }) {
  const now = useNow();
  const [notices, setNotices] = useState<NoticeItem[]>();
  const [failure, setFailure] = useState<string>();

  const open = useCallback(async () => {
    try {
      const { member } = await load(api.notices.$get({ query: {} }));
      setNotices(member);
      setFailure(undefined);
      const unread = member.filter(({ read }) => !read);
      await readAll(unread);
      if (unread.length > 0) await checkAccount();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(describeFailure(error));
    }
  }, []);

  useEffect(() => void open(), [open]);

  return (
    <Dialog open onClose={onClose} title={common.notices.title} closeLabel={common.close}>
      {failure !== undefined && notices === undefined && (
        <ErrorState
          level={3}
          title={common.errors.title}
          retry={<Button onClick={() => void open()}>{common.retry}</Button>}
        >
          {failure}
        </ErrorState>
      )}
      {failure === undefined && notices === undefined && <Skeleton height="6rem" />}
      {notices?.length === 0 && (
        <EmptyState level={3} title={words.none}>
          {words.noneHint}
        </EmptyState>
      )}
      {notices && notices.length > 0 && (
        <ul className={css['list']}>
          {notices.map((notice) => (
            <li key={notice.id} className={css['notice']} data-unread={!notice.read}>
              <Link to={target(notice)} onClick={onClose}>
                {words.kinds[notice.kind](
                  notice.actor?.name ?? words.somebody,
                  notice.session?.name ?? '',
                )}
              </Link>
              {notice.text !== '' && <p className={css['text']}>{notice.text}</p>}
              <time dateTime={notice.createdAt} className={css['when']}>
                {words.ago(spanWord(now - Date.parse(notice.createdAt)))}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
