import { useState } from 'react';

import { ROLE_ADMIN, ROLE_MODERATOR, ROLE_USER } from '../../worker/contract/roles.ts';
import { DAY_MS } from '../../worker/contract/time.ts';
import { useAccount } from '../base/account.ts';
import { ApiError, api, byId, send } from '../base/api.ts';
import { Button } from '../ui/button.tsx';
import { DateTimeField, typedDateTime } from '../ui/date-field.tsx';
import { fromLocalInput, toLocalInput } from '../ui/dates.ts';
import { admin } from '../words/made/moderation.ts';
import { GroundField, groundOf } from './ground-field.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { type Account, type Act, actsOn } from './user-acts.ts';

const words = admin.act;
const WEEK_MS = 7 * DAY_MS;

/** Acts that the user can appeal. */
export const RESTRICTIONS = ['warn', 'suspend', 'ban'] as const satisfies Act[];
type Restriction = (typeof RESTRICTIONS)[number];

export const isRestriction = (act: Act): act is Restriction =>
  RESTRICTIONS.some((one) => one === act);

/** Reads a restriction from its form. @returns what sends it for one user @throws ApiError if a field is wrong */
export function readRestriction(act: Restriction, reason: string, data: FormData) {
  const path = api.admin.users[':id'];
  const grounded = { reason, ...groundOf(data) };
  const until = act === 'suspend' ? { until: untilOf(data) } : {};
  const status = act === 'ban' ? ('banned' as const) : ('suspended' as const);
  return ({ id }: { id: number }) => {
    const param = { id: String(id) };
    return act === 'warn'
      ? send(path.warnings.$post({ param, json: grounded }))
      : send(path.$patch({ param, json: { status, ...until, ...grounded } }));
  };
}

export const RestrictionFields = ({ act }: { act: Restriction }) => (
  <>
    {act === 'suspend' && <UntilField />}
    <GroundField />
  </>
);

/** What the other acts change. */
const CHANGES = {
  lift: { status: 'active' },
  promote: { role: ROLE_ADMIN },
  moderate: { role: ROLE_MODERATOR },
  demote: { role: ROLE_USER },
  unmoderate: { role: ROLE_USER },
} as const;

const DANGEROUS: ReadonlySet<Act> = new Set(['suspend', 'ban', 'demote', 'unmoderate']);

interface UserActionsProps {
  user: Account & { name: string };
  /** Offers only acts that restrict. */
  restricting?: boolean;
}

/** The buttons beside an account. Each asks for confirmation and a reason, and says what will happen. */
export function UserActions({ user, restricting = false }: UserActionsProps) {
  const [act, setAct] = useState<Act>();
  const { user: own, admin: isAdmin } = useAccount();
  const acts = actsOn(user, { id: own, admin: isAdmin }).filter(
    (name) => !restricting || isRestriction(name),
  );

  const deliver = async (reason: string, data: FormData, name: Act) => {
    if (isRestriction(name)) await readRestriction(name, reason, data)(user);
    else {
      const json = { ...CHANGES[name], reason };
      await send(api.admin.users[':id'].$patch({ ...byId(user.id), json }));
    }
    return words.done[name](user.name);
  };

  return (
    <div className={restricting ? 'wrap-2' : 'stack-2'}>
      {user.id === own && <p className="soft">{admin.users.self}</p>}
      {acts.map((name) => (
        <Button
          key={name}
          variant={name === 'ban' ? 'danger' : 'quiet'}
          onClick={() => setAct(name)}
        >
          {name === 'suspend' && user.status === 'suspended' ? words.moveEnd : words[name]}
        </Button>
      ))}
      {act !== undefined && (
        <ReasonDialog
          title={words.titles[act](user.name)}
          text={words.texts[act]}
          submit={words[act]}
          danger={DANGEROUS.has(act)}
          {...(act === 'warn' && { label: words.warnText })}
          deliver={(reason, data) => deliver(reason, data, act)}
          onClose={() => setAct(undefined)}
        >
          {isRestriction(act) && <RestrictionFields act={act} />}
        </ReasonDialog>
      )}
    </div>
  );
}

function UntilField() {
  const { admin: isAdmin } = useAccount();
  const [inAWeek] = useState(() => toLocalInput(Date.now() + WEEK_MS));
  return (
    <DateTimeField
      name="until"
      label={words.until}
      hint={isAdmin ? words.untilHint : words.untilHintShort}
      value={inAWeek}
      required
    />
  );
}

/** The typed end of a suspension, as an ISO time. @throws ApiError if it is missing */
function untilOf(data: FormData): string {
  const until = fromLocalInput(typedDateTime(data, 'until'));
  if (!Number.isNaN(until)) return new Date(until).toISOString();
  throw new ApiError('invalid', 422, words.untilMissing, { until: words.untilMissing });
}
