import { INVITE_USES_MAX } from '../../worker/contract/bounds.ts';
import type { InviteLinkItem, InviteLinkList } from '../../worker/contract/registration.ts';
import { api, byId, load, send } from '../base/api.ts';
import { useAction } from '../base/use-action.ts';
import { typed } from '../base/use-form.ts';
import { Button } from '../ui/button.tsx';
import { copyText } from '../ui/copy-text.ts';
import { fullDate } from '../ui/dates.ts';
import { DirectActionButton } from '../ui/direct-action-button.tsx';
import { TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import css from '../ui/section.module.css';
import { Section } from '../ui/section.tsx';
import { loadWords } from '../words/made/registration.ts';

interface Invites {
  list: InviteLinkList;
  words: Awaited<ReturnType<typeof loadWords>>['registration']['links'];
}

export async function loadInvites(): Promise<Invites> {
  const [list, { registration }] = await Promise.all([load(api.invites.$get()), loadWords()]);
  return { list, words: registration.links };
}

interface InvitesSectionProps extends Invites {
  /** The link that was just made. The page keeps it, because the server doesn't know it any more. */
  url: string | undefined;
  onUrl: (url: string) => void;
}

/** The user's invite links: made, shown once, and revoked. Nothing if there are none and none can be made. */
export function InvitesSection({ list, words, url, onUrl }: InvitesSectionProps) {
  const { pending, act } = useAction();
  const { member, mayInvite } = list;
  if (!mayInvite && member.length === 0) return null;

  const make = (data: FormData) =>
    act('make', async () => {
      const uses = Number(typed(data, 'uses'));
      onUrl((await load(api.invites.$post({ json: { uses } }))).url);
      return words.made;
    });

  return (
    <Section id="invites" title={words.title} hint={words.hint}>
      {url !== undefined && (
        <div className={css.form}>
          <TextField label={words.copy} hint={words.once} value={url} readOnly />
          <div className={css.actions}>
            <Button icon="link" onClick={() => void copyText(url, words)}>
              {words.copy}
            </Button>
          </div>
        </div>
      )}
      {mayInvite && (
        <form
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            void make(new FormData(event.currentTarget));
          }}
        >
          <TextField
            name="uses"
            label={words.uses}
            type="number"
            min={1}
            max={INVITE_USES_MAX}
            defaultValue={1}
            required
          />
          <div className={css.actions}>
            <Button type="submit" pending={pending === 'make'}>
              {words.make}
            </Button>
          </div>
        </form>
      )}
      {member.length > 0 && (
        <ul className={css.rows}>
          {member.map((link) => (
            <InviteLink key={link.id} link={link} words={words} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function InviteLink({ link, words }: { link: InviteLinkItem; words: Invites['words'] }) {
  const { id, uses, usesMax, revoked } = link;
  const state = words.state({
    uses,
    most: usesMax,
    date: fullDate(Date.parse(link.expiresAt)),
  });
  return (
    <li className={css.row}>
      <Icon name="link" size={24} />
      <p className={css.what}>{revoked ? `${state} · ${words.revoked}` : state}</p>
      {!revoked && uses < usesMax && (
        <DirectActionButton
          size="sm"
          act={() => send(api.invites[':id'].$delete(byId(id)), words.ended)}
        >
          {words.revoke}
        </DirectActionButton>
      )}
    </li>
  );
}
