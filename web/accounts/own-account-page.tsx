import { useState } from 'react';
import { useLoaderData } from 'react-router';

import { api, load } from '../base/api.ts';
import { deferErrors } from '../base/defer-errors.ts';
import { AwaitedBlock } from '../ui/awaited-block.tsx';
import { AwaitedPart } from '../ui/awaited-part.tsx';
import { accountSettings } from '../words/made/accounts.ts';
import { AddressSection } from './address-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { InvitesSection, loadInvites } from './invites-section.tsx';
import { ClockSection, LanguageSection, ZoneSection } from './locale-sections.tsx';

const { sections } = accountSettings;

async function loadAccount() {
  const [account, site] = await Promise.all([load(api.account.$get()), load(api.site.$get())]);
  return { account, mail: site.mail };
}

const loadDevices = async () => (await load(api.devices.$get())).member;

export const loader = () => ({
  account: deferErrors(loadAccount()),
  devices: deferErrors(loadDevices()),
  invites: deferErrors(loadInvites()),
});

/** /user/account: email address, language, clock, time zone and devices. */
export function Component() {
  const { account, devices, invites } = useLoaderData<ReturnType<typeof loader>>();
  const [url, setUrl] = useState<string>();
  return (
    <>
      <AwaitedBlock answer={account} part={sections.address} height="10rem">
        {({ account: own, mail }) => <AddressSection account={own} mail={mail} />}
      </AwaitedBlock>
      <LanguageSection />
      <ClockSection />
      <ZoneSection />
      <AwaitedBlock answer={devices} part={sections.devices} height="12rem">
        {(all) => <DevicesSection devices={all} />}
      </AwaitedBlock>
      {/* Who may not invite needs no message. Who has just made a link needs it back. */}
      <AwaitedPart answer={invites} failed={url === undefined ? null : undefined}>
        {(own) => <InvitesSection {...own} url={url} onUrl={setUrl} />}
      </AwaitedPart>
    </>
  );
}
