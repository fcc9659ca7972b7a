import { Link } from 'react-router';

import { THANKS_LEVELS } from '../../worker/contract/bounds.ts';
import type { UserDetail } from '../../worker/contract/user.ts';
import type { TagPlace } from '../../worker/contract/vocabulary.ts';
import { pictureOf } from '../base/media.ts';
import { GameChips } from '../catalogue/game-chips.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Explain } from '../ui/explain.tsx';
import { Gamertag, PlaceIcon, placeName } from '../ui/gamertag.tsx';
import { afterwards } from '../words/made/afterwards.ts';
import { people } from '../words/made/people.ts';
import css from './user-facts.module.css';

const { page: words } = people;

/** Facts about a user: games, platforms, shared friends. */
export function UserFacts({ user }: { user: UserDetail }) {
  const sharedIds = new Set((user.sharedGames ?? []).map(({ id }) => id));
  const shared = user.games.filter(({ id }) => sharedIds.has(id));
  const others = user.games.filter(({ id }) => !sharedIds.has(id));
  return (
    <dl className={css.facts}>
      {shared.length > 0 && (
        <Fact title={words.sharedGames}>
          <GameChips games={shared} />
        </Fact>
      )}
      {(others.length > 0 || shared.length === 0) && (
        <Fact title={words.games}>
          {others.length > 0 ? (
            <GameChips games={others} people />
          ) : (
            <span className="soft">{words.noGames}</span>
          )}
        </Fact>
      )}
      <Platforms user={user} />
      <Thanks user={user} />
      <SharedFriends user={user} />
      {user.hostedCount > 0 && (
        <Fact title={words.hosted}>{words.hostedCount(user.hostedCount)}</Fact>
      )}
    </dl>
  );
}

const Fact = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <div className={css.fact}>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
);

/** The user's platforms, with the names that the viewer may see. */
function Platforms({ user }: { user: UserDetail }) {
  const tags = new Map(user.gamertags.map((gamertag) => [gamertag.platform, gamertag]));
  const platforms = [...new Set<TagPlace>([...user.platforms, ...tags.keys()])];
  if (platforms.length === 0) return null;
  return (
    <Fact title={words.platforms}>
      <ul className={css.platforms}>
        {platforms.map((platform) => {
          const tag = tags.get(platform);
          return (
            <li key={platform} className={css.platform}>
              <PlaceIcon place={platform} />
              <span>{placeName(platform)}</span>
              {tag !== undefined && (
                <span className={css.tag}>
                  <Gamertag gamertag={tag} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </Fact>
  );
}

/** What many others have thanked the user for. */
const Thanks = ({ user: { thanks } }: { user: UserDetail }) =>
  thanks.length > 0 && (
    <Fact title={afterwards.level.title}>
      <ul className={css.thanks}>
        {thanks.map(({ kind, level }) => (
          <li key={kind}>
            {afterwards.level.least({ kind, people: THANKS_LEVELS[level - 1] ?? 0 })}
          </li>
        ))}
      </ul>
      <Explain {...afterwards.thanksHelp} />
    </Fact>
  );

function SharedFriends({ user }: { user: UserDetail }) {
  const { sharedFriends = [], sharedFriendCount = 0 } = user;
  if (sharedFriends.length === 0) return null;
  const more = sharedFriendCount - sharedFriends.length;
  return (
    <Fact title={words.sharedFriends}>
      <ul className={css.friends}>
        {sharedFriends.map(({ id, name, firstFile }) => (
          <li key={id}>
            <Link to={`/detail/${id}`} className={css.friend}>
              <Avatar name={name} src={pictureOf(firstFile)} edge={28} />
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
        {more > 0 && <li className="soft">{words.moreFriends(more)}</li>}
      </ul>
    </Fact>
  );
}
