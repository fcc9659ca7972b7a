import type { ReactNode } from 'react';
import { Link } from 'react-router';

import type { AdminMediaItem, AdminSessionItem } from '../../worker/contract/admin-content.ts';
import { mediaKind, shownMedia } from '../base/media.ts';
import { Badge } from '../ui/badge.tsx';
import { filled } from '../ui/filled.ts';
import { Thumb } from '../ui/thumb.tsx';
import { common } from '../words/made/common.ts';
import { admin } from '../words/made/moderation.ts';
import css from './content-items.module.css';
import { EvidenceFile } from './evidence-file.tsx';
import { Ago, Moment } from './moment.tsx';
import { TakeDown } from './take-down.tsx';

const words = admin.content;

const DownSince = ({ iso }: { iso: string }) => (
  <Badge tone="trouble">{filled(words.takenDownSince('{ago}'), { ago: <Ago iso={iso} /> })}</Badge>
);

/** A session for moderation: its text, its files, and its host. */
export const SessionRow = ({ session, tick }: { session: AdminSessionItem; tick?: ReactNode }) => (
  <li className={css.row}>
    <div className={css.words}>
      <h3>
        {session.takenDownAt === null ? (
          <Link to={`/session/${session.id}`}>{session.name}</Link>
        ) : (
          <bdi>{session.name}</bdi>
        )}
      </h3>
      <p className="facts-row">
        <span>
          {filled(words.hostedBy('{host}'), {
            host: <Link to={`/admin/users/${session.host.id}`}>{session.host.name}</Link>,
          })}
        </span>
        <Moment iso={session.startsAt} />
        <span>{common.status[session.status]}</span>
        {session.takenDownAt !== null && <DownSince iso={session.takenDownAt} />}
      </p>
      {session.description !== '' && (
        <p className={css.text} dir="auto">
          {session.description}
        </p>
      )}
    </div>
    <div className={css.acts}>
      {tick}
      <TakeDown
        kind="sessions"
        id={session.id}
        name={session.name}
        takenDown={session.takenDownAt !== null}
      />
    </div>
  </li>
);

/** An image or video with its owner and its place. */
export const MediaTile = ({ file, tick }: { file: AdminMediaItem; tick?: ReactNode }) => (
  <li className={css.tile}>
    {/* If the public URL fails, the file or its session is taken down. */}
    <Thumb
      src={file.takenDownAt === null ? shownMedia([file])[0]?.src : undefined}
      kind={mediaKind(file.extension) ?? 'image'}
      alt={file.alt}
    >
      <EvidenceFile file={file} />
    </Thumb>
    <p className="facts-row">
      <Link to={`/admin/users/${file.uploader.id}`}>{file.uploader.name}</Link>
      <span>
        {file.session
          ? filled(words.inSession('{session}'), {
              session: <Link to={`/session/${file.session.id}`}>{file.session.name}</Link>,
            })
          : words.ownPage}
      </span>
      {file.takenDownAt !== null && <DownSince iso={file.takenDownAt} />}
    </p>
    <div className={css.acts}>
      {tick}
      <TakeDown kind="media" id={file.id} name={file.alt} takenDown={file.takenDownAt !== null} />
    </div>
  </li>
);
