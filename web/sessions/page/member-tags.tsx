import type { SessionDetail } from '../../../worker/contract/session.ts';
import { Gamertag } from '../../ui/gamertag.tsx';
import { sessions } from '../../words/made/sessions.ts';
import css from './member-tags.module.css';

/** The members' names on the session's platforms, as far as each shows them. Only members see them. */
export function MemberTags({ session }: { session: SessionDetail }) {
  const people = [{ ...session.host, gamertags: session.hostGamertags }, ...session.roster].filter(
    ({ gamertags }) => gamertags.length > 0,
  );
  if (people.length === 0) return null;
  return (
    <section className={css.tags} aria-labelledby="member-tags">
      <h3 id="member-tags">{sessions.page.gamertags}</h3>
      <ul className={css.rows}>
        {people.map(({ id, name, gamertags }) => (
          <li key={id} className={css.row}>
            <bdi>{name}</bdi>
            {gamertags.map(({ platform, tag }) => (
              <Gamertag key={platform} platform={platform} tag={tag} />
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
