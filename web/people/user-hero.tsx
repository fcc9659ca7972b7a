import { useState } from 'react';

import type { UserDetail } from '../../worker/contract/user.ts';
import type { Viewpoint } from '../../worker/contract/viewpoint.ts';
import { useAccount } from '../base/account.ts';
import { languageName } from '../base/languages.ts';
import { faceOf, shownMedia } from '../base/media.ts';
import { CallButtons } from '../calls/call-buttons.tsx';
import { UnsupportedNote } from '../calls/unsupported-note.tsx';
import { MessageLink } from '../messages/message-link.tsx';
import { ReportLink } from '../moderation/report/report-link.tsx';
import { UserPresence } from '../presence/user-presence.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { people } from '../words/made/people.ts';
import { region } from '../words/made/vocabulary.ts';
import { comma } from '../words/punctuation.ts';
import { type PersonAsked, PersonDialog, PersonMenu } from './person-menu.tsx';
import { RelationButton } from './relation-button.tsx';
import css from './user-hero.module.css';

/** The viewer's relation to the user, as a sentence. */
function standing({ relation = 'none', name }: UserDetail, as: Viewpoint): string {
  const words = people.relation;
  if (relation === 'self') return words.self[as];
  return relation === 'invites' ? words.invites(name) : words[relation];
}

/** The user's name, presence and portrait, and a line that shows the relation: none, invited or friends. */
export function UserHero({ user, as }: { user: UserDetail; as: Viewpoint }) {
  const { login } = useAccount();
  const [asked, setAsked] = useState<PersonAsked>();
  const [picture] = shownMedia(user.media);
  const { relation = 'none' } = user;
  return (
    <section className={css.hero} data-relation={relation}>
      <span className={css.way} aria-hidden="true" />
      <div className={css.portrait}>
        <Avatar
          name={user.name}
          src={faceOf(user.media, true)}
          alt={picture?.alt ?? ''}
          edge={128}
        />
      </div>
      <div className={css.who}>
        <h1>
          <bdi>{user.name}</bdi>
        </h1>
        <p className={css.facts}>
          <UserPresence user={user} />
          {user.region !== null && <span>{region[user.region]}</span>}
          {user.languages.length > 0 && (
            <span>{user.languages.map((tag) => languageName(tag)).join(comma)}</span>
          )}
        </p>
      </div>
      <section className={css.stand} aria-label={people.relation.label(user.name)}>
        <p>{standing(user, as)}</p>
        <div className={css.actions}>
          {relation === 'friends' && <CallButtons user={user} size="lg" />}
          {relation === 'friends' && <MessageLink user={user} />}
          {relation === 'friends' && <UnsupportedNote />}
          <RelationButton key={relation} user={user} />
          {login && relation !== 'self' && <PersonMenu user={user} onAsk={setAsked} />}
          {!login && <ReportLink about={`/api/users/${user.id}`} />}
        </div>
        {asked && <PersonDialog asked={asked} onClose={() => setAsked(undefined)} />}
      </section>
    </section>
  );
}
