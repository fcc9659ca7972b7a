import type { OwnAccount } from '../../worker/contract/account.ts';
import { api, send } from '../base/api.ts';
import { typed } from '../base/use-form.ts';
import { Badge } from '../ui/badge.tsx';
import { DirectActionButton } from '../ui/direct-action-button.tsx';
import { Icon } from '../ui/icon.tsx';
import css from '../ui/section.module.css';
import { Section } from '../ui/section.tsx';
import { clockWord } from '../ui/time.ts';
import { accountSettings } from '../words/made/accounts.ts';
import { EmailField } from './email-field.tsx';
import { FormDisclosure } from './form-disclosure.tsx';

const { address: words, sections } = accountSettings;

/** The account's email address: whether it is confirmed, and its change. */
export function AddressSection({ account, mail }: { account: OwnAccount; mail: boolean }) {
  return (
    <Section id="address" title={sections.address}>
      <p className={css.fact}>
        <span>{account.email}</span>
        <Badge tone={account.emailConfirmed ? 'here' : 'warm'}>
          {account.emailConfirmed ? words.confirmed : words.open}
        </Badge>
      </p>
      {mail ? (
        <>
          {!account.emailConfirmed && <Unconfirmed email={account.email} />}
          {account.emailChange !== null && (
            <Change change={account.emailChange} both={account.emailConfirmed} />
          )}
          <ChangeForm {...(account.emailConfirmed ? words.both : words.one)} />
        </>
      ) : (
        <p className={css.note}>{words.noMail}</p>
      )}
    </Section>
  );
}

/** Starts a change of the email address. The current one must confirm it, too, if it is confirmed itself. */
const ChangeForm = ({ hint, submit, begun }: typeof words.both) => (
  <FormDisclosure
    label={words.change}
    submit={submit}
    act={(data) =>
      send(api.email.change.$post({ json: { email: typed(data, 'email').trim() } }), begun)
    }
  >
    <EmailField label={words.newEmail} hint={hint} autoComplete="email" />
  </FormDisclosure>
);

const Unconfirmed = ({ email }: { email: string }) => (
  <>
    <p className={css.note}>{words.openHint}</p>
    <DirectActionButton act={() => send(api.email.confirmation.$post(), words.sent(email))}>
      {words.again}
    </DirectActionButton>
  </>
);

type PendingChange = NonNullable<OwnAccount['emailChange']>;

/** The progress of a change of address. @param both whether the current address must confirm the change, too */
const Change = ({ change, both }: { change: PendingChange; both: boolean }) => (
  <>
    <p>{words.pending(change.email)}</p>
    <ul className={css.ends}>
      {both && <End who={words.old} done={change.oldConfirmed} />}
      <End who={words.fresh} done={change.newConfirmed} />
    </ul>
    <p className={css.note}>{words.until(clockWord(Date.parse(change.expiresAt)))}</p>
    <DirectActionButton act={() => send(api.email.change.$delete(), words.takenBack)}>
      {words.takeBack}
    </DirectActionButton>
  </>
);

const End = ({ who, done }: { who: string; done: boolean }) => (
  <li data-done={done}>
    <Icon name={done ? 'check' : 'clock'} size={18} />
    <span>
      {who} {done ? words.done : words.waiting}
    </span>
  </li>
);
