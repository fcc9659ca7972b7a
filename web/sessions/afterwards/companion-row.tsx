import { Link } from 'react-router';

import type { Companion } from '../../../worker/contract/afterwards.ts';
import { api, send } from '../../base/api.ts';
import { pictureOf } from '../../base/media.ts';
import { useAction } from '../../base/use-action.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { afterwards as words } from '../../words/made/afterwards.ts';
import { sessions } from '../../words/made/sessions.ts';
import css from './afterwards.module.css';
import { ThanksMenu } from './thanks-menu.tsx';

interface CompanionRowProps {
  person: Companion;
  session: number;
  /** Whether the host can still mark absences. */
  markable: boolean;
  /** Called when a pressed button is replaced, so that the focus isn't lost. */
  onDone: () => void;
}

/**
 * One of the others: thanks for them, the host's mark on them, and the question to members whether the mark is right.
 */
export function CompanionRow({ person, session, markable, onDone }: CompanionRowProps) {
  const { id, name, firstFile, host, thanked, thankable, asked } = person;
  const { absent = false, contested = false } = person;
  const { pending, act } = useAction();
  const param = { id: String(session), userId: String(id) };
  const absence = api.sessions[':id'].absences[':userId'];
  const tell = async (what: string, answer: () => Promise<string>) => {
    await act(what, answer);
    onDone();
  };
  const mark = () => tell('mark', () => send(absence.$put({ param }), words.markDone(name)));
  const unmark = () =>
    tell('unmark', () => send(absence.$delete({ param }), words.unmarkDone(name)));
  const agree = () =>
    tell('agree', () => send(absence.$patch({ param, json: { agreed: true } }), words.agreed));
  return (
    <li className={css.person}>
      <Avatar name={name} src={pictureOf(firstFile)} />
      <span className={css.name}>
        <Link to={`/detail/${id}`}>
          <bdi>{name}</bdi>
        </Link>
        {host && <Badge>{sessions.page.host}</Badge>}
        {absent && <Badge>{contested ? words.markedContested : words.marked}</Badge>}
      </span>
      <div className={css.actions}>
        <ThanksMenu
          user={person}
          session={session}
          onThanked={onDone}
          {...{ host, thanked, thankable }}
        />
        {absent && (
          <Button
            size="sm"
            variant="bare"
            aria-label={words.unmarkOne(name)}
            pending={pending === 'unmark'}
            onClick={() => void unmark()}
          >
            {words.unmark}
          </Button>
        )}
        {markable && !absent && (
          <Button
            size="sm"
            variant="bare"
            aria-label={words.markOne(name)}
            pending={pending === 'mark'}
            onClick={() => void mark()}
          >
            {words.mark}
          </Button>
        )}
      </div>
      {asked && (
        <div className={css.asked}>
          <p>{words.asked(name)}</p>
          <Button
            size="sm"
            aria-label={words.agreeOne(name)}
            pending={pending === 'agree'}
            onClick={() => void agree()}
          >
            {words.agree}
          </Button>
        </div>
      )}
    </li>
  );
}
