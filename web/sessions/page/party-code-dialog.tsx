import { PARTY_CODE_MAX } from '../../../worker/contract/bounds.ts';
import type { SessionDetail } from '../../../worker/contract/session.ts';
import { api, byId, send } from '../../base/api.ts';
import { typed } from '../../base/use-form.ts';
import { TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { sessions } from '../../words/made/sessions.ts';

const words = sessions.page;

interface PartyCodeDialogProps {
  session: SessionDetail;
  onClose: () => void;
}

export default function PartyCodeDialog({ session, onClose }: PartyCodeDialogProps) {
  const set = (data: FormData) => {
    const json = { partyCode: typed(data, 'partyCode') };
    return send(api.sessions[':id'].$patch({ ...byId(session.id), json }), words.partyCodeSaved);
  };
  return (
    <FormDialog title={words.setPartyCode} submit={words.setPartyCode} act={set} onClose={onClose}>
      <TextField
        name="partyCode"
        label={words.partyCode}
        hint={words.partyCodeHint}
        defaultValue={session.partyCode}
        maxLength={PARTY_CODE_MAX}
        autoComplete="off"
        spellCheck={false}
      />
    </FormDialog>
  );
}
