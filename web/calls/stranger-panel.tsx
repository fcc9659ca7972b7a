import { useId } from 'react';

import type { CallMember } from '../../worker/contract/call.ts';
import { pictureOf } from '../base/media.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { calls } from '../words/made/calls.ts';
import css from './ring-panel.module.css';
import { onCall, withController } from './use-call-controller.ts';

const words = calls.stranger;

/** Asks before this device connects to someone who has come into the call and isn't a friend. */
export function StrangerPanel({ member: { id, name, firstFile } }: { member: CallMember }) {
  const title = useId();
  const answer = (agrees: boolean) =>
    void withController((controller) => controller.answerStranger(id, agrees));
  return (
    <section role="alertdialog" aria-labelledby={title} className={css.panel}>
      <div className={css.sign} aria-hidden="true">
        <Avatar name={name} src={pictureOf(firstFile)} edge={56} />
      </div>
      <div className={css.who}>
        <div role="alert">
          <h2 id={title}>{words.title(name)}</h2>
        </div>
        <p className="soft-small">{words.text}</p>
      </div>
      <div className={css.actions}>
        <Button size="lg" icon="phone-off" onClick={onCall((controller) => controller.leave())}>
          {calls.controls.hangUp}
        </Button>
        <Button size="lg" onClick={() => answer(false)}>
          {words.refuse}
        </Button>
        <Button variant="primary" size="lg" onClick={() => answer(true)}>
          {words.agree}
        </Button>
      </div>
    </section>
  );
}
