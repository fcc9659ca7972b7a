import type { WaysIn } from '../../worker/contract/passkey.ts';
import { api, send } from '../base/api.ts';
import { typed } from '../base/use-form.ts';
import { ActionButton } from '../ui/action-dialog.tsx';
import { Section } from '../ui/section.tsx';
import { accountSettings } from '../words/made/accounts.ts';
import { waysIn } from '../words/made/ways-in.ts';
import { countWays } from './count-ways.ts';
import { FormDisclosure } from './form-disclosure.tsx';
import { PasswordField } from './password-field.tsx';

const { password: words, sections } = accountSettings;
const { password: more } = waysIn;

/** Changes the password. Where there is another way in, it can be removed. */
export const PasswordSection = ({ ways }: { ways: WaysIn }) => (
  <Section id="password" title={sections.password} hint={ways.password ? words.hint : more.none}>
    <FormDisclosure
      label={ways.password ? words.change : more.add}
      submit={words.submit}
      act={(data) =>
        send(
          api.password.change.$post({ json: { password: typed(data, 'password') } }),
          ways.password ? words.done : more.added,
        )
      }
    >
      <PasswordField kind="new" label={words.fresh} />
    </FormDisclosure>
    {ways.password && countWays(ways) > 1 && (
      <ActionButton
        title={more.removeTitle}
        yes={more.remove}
        act={() => send(api.password.$delete(), more.removed)}
      >
        {more.removeText}
      </ActionButton>
    )}
  </Section>
);
