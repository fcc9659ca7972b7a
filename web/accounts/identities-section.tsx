import type { IdentityItem } from '../../worker/contract/identity.ts';
import type { WaysIn } from '../../worker/contract/passkey.ts';
import { api, byId, send } from '../base/api.ts';
import { ActionButton } from '../ui/action-dialog.tsx';
import { agoWord, fullDate } from '../ui/dates.ts';
import { Icon } from '../ui/icon.tsx';
import css from '../ui/section.module.css';
import { Section } from '../ui/section.tsx';
import { useNow } from '../ui/use-now.ts';
import { providerNames, providers } from '../words/made/providers.ts';
import { countWays } from './count-ways.ts';
import { ProviderButtons } from './provider-buttons.tsx';

const { section: words } = providers;

/** Accounts of providers that are linked, and those that can be. */
export function IdentitiesSection({ ways }: { ways: WaysIn }) {
  const { identities } = ways;
  const linked = new Set(identities.map(({ provider }) => provider));
  const free = ways.providers.filter((provider) => !linked.has(provider));
  const works = ({ provider }: IdentityItem) => ways.providers.includes(provider);
  const isLast = (one: IdentityItem) => countWays(ways) - Number(works(one)) === 0;
  if (identities.length === 0 && free.length === 0) return null;
  return (
    <Section id="linked" title={words.title} hint={words.hint}>
      {identities.length === 0 ? (
        <p className={css.note}>{words.none}</p>
      ) : (
        <ul className={css.rows}>
          {identities.map((one) => (
            <Identity key={one.id} identity={one} last={isLast(one)} works={works(one)} />
          ))}
        </ul>
      )}
      {identities.some(isLast) && <p className={css.note}>{words.last}</p>}
      {free.length > 0 && (
        <div className={css.actions}>
          <ProviderButtons
            providers={free}
            purpose="link"
            back="/user/security"
            label={words.link}
            look={{}}
          />
        </div>
      )}
    </Section>
  );
}

interface IdentityProps {
  identity: IdentityItem;
  last: boolean;
  /** Whether the operator still offers this provider. */
  works: boolean;
}

function Identity({ identity, last, works }: IdentityProps) {
  const { provider, name, linkedAt, usedAt } = identity;
  const label = providerNames[provider];
  const now = useNow();
  return (
    <li className={css.row}>
      <Icon name="link" size={24} />
      <div className={css.what}>
        <p className={css.fact}>
          <strong>{label}</strong> {name}
        </p>
        <p className="faint-small">
          {works ? words.linkedOn(fullDate(Date.parse(linkedAt))) : words.off}
          {works && (
            <>
              {' · '}
              {usedAt === null ? words.unused : words.used(agoWord(Date.parse(usedAt), now))}
            </>
          )}
        </p>
      </div>
      <div className={css.actions}>
        {!last && (
          <ActionButton
            size="sm"
            aria-label={words.unlinkOne(label)}
            title={words.unlinkTitle(label)}
            yes={words.unlink}
            act={() =>
              send(api.identities[':id'].$delete(byId(identity.id)), words.unlinked(label))
            }
          >
            {words.unlinkText(label)}
          </ActionButton>
        )}
      </div>
    </li>
  );
}
