import { Link } from 'react-router';

import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { messages as words } from '../words/made/messages.ts';

interface MessageLinkProps {
  user: { id: number; name: string };
  /** Only the icon, in a list. */
  small?: boolean;
}

/** Leads to the conversation with someone whom the user may write to. */
export const MessageLink = ({ user, small = false }: MessageLinkProps) => (
  <Link
    to={`/messages/${user.id}`}
    className={buttonClass(
      small ? { variant: 'bare', size: 'sm', only: true } : { variant: 'quiet', size: 'lg' },
    )}
    {...(small && { 'aria-label': words.messageOne(user.name) })}
  >
    <Icon name="message" />
    {!small && words.message}
  </Link>
);
